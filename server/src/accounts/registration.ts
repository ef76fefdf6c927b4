import type { Session, storePasswordForm } from '@rapport/contract/accounts/accounts'
import type * as z from 'zod/v4/core'
import type { Client } from '../platform/http/request/client.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { type AccountDeps, checkCode, logInOnDevice, wrongCodeError } from './account-deps.ts'
import { consumeCode } from './codes/codes.ts'
import { saveConsentText } from './consent-text.ts'
import { enqueueAccountEmail } from './emails/send-account-email.ts'
import { rejectWeakPassword } from './passwords/password-rule.ts'
import { userConsents, users } from './tables.ts'

/** Completes a registration: checks the code, creates the user with a consent, and logs them in. */
export async function storePassword(
  deps: AccountDeps,
  form: z.output<typeof storePasswordForm>,
  sender: Client,
): Promise<Session> {
  const { email, name, phone, password } = form
  const { orm } = deps.database
  await rejectWeakPassword(orm, password, email)
  const code = await checkCode(deps, { purpose: 'registration', email }, form.code, sender)
  const passwordHash = await hashPassword(password, deps.passwordCost)
  const session = await orm.transaction(async (tx) => {
    if (!(await consumeCode(tx, code))) throw wrongCodeError()
    const now = deps.now()
    const [user] = await tx
      .insert(users)
      .values({ email, name, phone: phone ?? null, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning()
    // The address got an account meanwhile. A new code request tells its owner so by mail.
    if (!user) throw wrongCodeError()
    await tx
      .insert(userConsents)
      .values({
        userId: user.id,
        givenAt: now,
        ...(await saveConsentText(tx)),
        ip: sender.ip || null,
        userAgent: sender.userAgent,
      })
    await enqueueAccountEmail(tx, deps, 'welcome', user, sender)
    return logInOnDevice(tx, deps, user, sender, { isDeviceMailed: false })
  })
  deps.logSecurityEvent('registered', { userId: session.user.id, ip: sender.ip })
  return session
}
