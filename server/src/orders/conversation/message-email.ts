import { accountOrderPath } from '@rapport/contract/paths/account-paths'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import { formatBytes } from '../notifications/email-format.ts'
import type { orders } from '../tables.ts'

/** An order as the mail of a message names it. */
type MailedOrder = Pick<typeof orders.$inferSelect, 'number' | 'name' | 'userId'>

interface Mailed {
  order: MailedOrder
  text: string
  /** URL that opens the order without an account. */
  guestUrl: string
  /** Path of the newest offer, which asks for requisites; undefined without an offer. */
  offerPath: string | undefined
  files: readonly { name: string; size: number; url: string }[]
}

/**
 * Returns the mail that brings a message of the factory. Its links open the order, in the account or without one, and the
 * newest offer.
 */
export function messageEmail(
  { order, text, guestUrl, offerPath, files }: Mailed,
  context: EmailContext,
): SiteEmail {
  const href = order.userId === null ? guestUrl : `${context.publicUrl}${accountOrderPath(order.number)}`
  return {
    subject: `Сообщение по\u00A0заявке ${order.number}`,
    content: withSender(context, {
      heading: `Сообщение по\u00A0заявке №\u00A0${order.number}`,
      paragraphs: [
        ...(text.startsWith('Здравствуйте') ? [] : [order.name ? greeting(order.name) : 'Здравствуйте!']),
        ...text.split(/\n{2,}/),
      ],
      rows: files.map(({ name, size, url }) => ({
        label: 'Файл',
        value: `${name}, ${formatBytes(size)}`,
        href: url,
      })),
      actions: [
        { label: 'Открыть заявку', href },
        ...(offerPath ? [{ label: 'Открыть предложение', href: `${context.publicUrl}${offerPath}` }] : []),
      ],
      closing: ['Чтобы ответить, просто ответьте на\u00A0это письмо или напишите на\u00A0странице заявки.'],
    }),
  }
}
