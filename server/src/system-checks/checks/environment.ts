import { appSecretWarning, isOwnMachine } from '../../platform/security/app-secret.ts'
import { type Check, found } from '../check-deps.ts'

/** Finds settings that are allowed, but unfit for a public site. */
export const checkEnvironment: Check = async ({ env }) => {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM } = env
  const results = [
    ...(appSecretWarning(env) ? [found('secret-missing')] : []),
    ...(isOwnMachine(PUBLIC_URL) ? [found('public-url-local', { url: PUBLIC_URL })] : []),
    ...(SMTP_URL && /@localhost>?$/.test(MAIL_FROM) ? [found('mail-from-local', { from: MAIL_FROM })] : []),
  ]
  return results.length > 0 ? results : [found('environment-ok')]
}
