import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { accountTabPath } from '@rapport/contract/paths/account-paths'
import type { EmailContext } from '../../content/site-email.ts'

/** Returns the URL that opens an account dialog. */
export function dialogUrl(
  { publicUrl }: EmailContext,
  auth: AuthDialogName,
  context: { email?: string; code?: string } = {},
): string {
  return `${publicUrl}/?${new URLSearchParams({ auth, ...context })}`
}

export const securityUrl = ({ publicUrl }: EmailContext) => `${publicUrl}${accountTabPath('security')}`

/** Returns how to reach the factory if an account was taken over. */
export function contactAdvice({ site }: EmailContext): string {
  const reply = 'ответьте на\u00A0это письмо'
  return site?.phone ? `${reply} или позвоните: ${formatPhone(site.phone)}` : reply
}
