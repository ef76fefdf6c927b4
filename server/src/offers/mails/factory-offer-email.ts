import { type EmailContext, type SiteEmail, withSender } from '../../content/site-email.ts'
import { optionalRow } from '../../orders/notifications/email-format.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'
import { versionNumber } from '../offer-number.ts'
import type { offerEvents } from '../tables.ts'
import type { MailedOffer } from './get-mailed-offer.ts'

type EventRow = typeof offerEvents.$inferSelect

const HEADINGS: Partial<Record<EventRow['kind'], string>> = {
  accepted: 'Клиент принял предложение',
  declined: 'Клиент отклонил предложение',
  asked: 'Вопрос о\u00A0предложении',
  'prices-requested': 'Клиент просит новые цены',
}

/** Returns the mail that notifies the factory of an answer or a question. */
export function factoryOfferEmail(
  { offer, order, event }: MailedOffer & { event: EventRow },
  context: EmailContext,
): SiteEmail {
  const heading = HEADINGS[event.kind] ?? 'Новое о\u00A0предложении'
  const number = versionNumber(offer.number, event.version)
  return {
    subject: `${heading}: ${number}`,
    content: withSender(context, {
      heading,
      paragraphs: [
        `Предложение ${number} по\u00A0заявке №\u00A0${order.number}, ${formatMoscowTime(event.at)}.`,
      ],
      rows: [...optionalRow('Клиент', order.name), ...optionalRow('Текст', event.text)],
      closing: [`Открыть заявку: ${context.publicUrl}/admin/orders/${order.id}/`],
    }),
  }
}
