import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { accountTabPath } from '@rapport/contract/paths/account-paths'
import type { SiteProperties } from '@rapport/contract/site'
import { getSiteProperties } from '../../content/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type EmailContent, emailText } from '../../platform/mail/email-content.ts'
import { emailHtml } from '../../platform/mail/email-html.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'

/** What a mail about an account says, with its subject. */
export interface AccountEmail {
  subject: string
  content: EmailContent
}

/** What the mails are made with: whose they are, and where the site is. */
export interface EmailContext {
  site: SiteProperties | undefined
  /** Scheme and host, without a slash at the end. */
  publicUrl: string
}

/** Returns what the mails of today are made with. */
export const getEmailContext = async (orm: Orm, publicUrl: string): Promise<EmailContext> => ({
  site: await getSiteProperties(orm),
  publicUrl,
})

/** Returns a mail as it is handed to a mailer. */
export const toMessage = (
  { subject, content }: AccountEmail,
  { site }: EmailContext,
  { to, messageId }: Pick<MailMessage, 'to' | 'messageId'>,
): MailMessage => ({
  to,
  ...(site?.supportEmail ? { replyTo: site.supportEmail } : {}),
  subject,
  html: emailHtml(content),
  text: emailText(content),
  messageId,
})

/** Returns a content with what all of these mails end with: who writes. */
export function withSender(
  { site, publicUrl }: EmailContext,
  content: Omit<EmailContent, 'sender' | 'signature' | 'rows'> & Partial<Pick<EmailContent, 'rows'>>,
): EmailContent {
  const sender = site?.name ?? new URL(publicUrl).host
  const signature = [sender, site?.operationMode, site?.address].filter((text) => text !== undefined)
  return { rows: [], ...content, sender, signature: signature.filter(Boolean) }
}

export const greeting = (name: string) => `Здравствуйте, ${name}!`

/** Returns the address that opens a popup about accounts. */
export function dialogUrl(
  { publicUrl }: EmailContext,
  auth: AuthDialogName,
  context: { email?: string; code?: string } = {},
): string {
  return `${publicUrl}/?${new URLSearchParams({ auth, ...context })}`
}

export const securityUrl = ({ publicUrl }: EmailContext) => `${publicUrl}${accountTabPath('security')}`

/** Returns how to reach the factory where an account was taken over. */
export function contactAdvice({ site }: EmailContext): string {
  const reply = 'ответьте на\u00A0это письмо'
  return site?.phone ? `${reply} или позвоните: ${formatPhone(site.phone)}` : reply
}
