import type { SiteProperties } from '@rapport/contract/site/site'
import type { Orm } from '../platform/database/database.ts'
import { type EmailContent, emailText } from '../platform/mail/email-content.ts'
import { emailHtml } from '../platform/mail/email-html.ts'
import type { MailMessage } from '../platform/mail/mail-message.ts'
import { getSiteProperties } from './queries.ts'

/** Email to a customer or a staff member. */
export interface SiteEmail {
  subject: string
  content: EmailContent
}

/** Data of the site that emails name. */
export interface EmailContext {
  site: SiteProperties | undefined
  /** Scheme and host, without a slash at the end. */
  publicUrl: string
}

/** Returns the present data of the site. */
export const getEmailContext = async (orm: Orm, publicUrl: string): Promise<EmailContext> => ({
  site: await getSiteProperties(orm),
  publicUrl,
})

/** Returns an email as the mailer sends it. Answers go to the support email. */
export const toMessage = (
  { subject, content }: SiteEmail,
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

/** Returns a content with its sender: the name, hours and address of the factory. */
export function withSender(
  { site, publicUrl }: EmailContext,
  content: Omit<EmailContent, 'sender' | 'signature' | 'rows'> & Partial<Pick<EmailContent, 'rows'>>,
): EmailContent {
  const sender = site?.name ?? new URL(publicUrl).host
  const signature = [sender, site?.operationMode, site?.address].filter((text) => text !== undefined)
  return { rows: [], ...content, sender, signature: signature.filter(Boolean) }
}

export const greeting = (name: string) => `Здравствуйте, ${name}!`
