import { type EmailContext, type SiteEmail, withSender } from '../../content/site-email.ts'
import { optionalRow } from '../../orders/notifications/email-format.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'
import type { proofEvents } from '../tables.ts'
import type { MailedProof } from './get-mailed-proof.ts'

type EventRow = typeof proofEvents.$inferSelect

/** Returns the mail that notifies the factory of an approval or of changes. */
export function factoryProofEmail(
  { order, event }: MailedProof & { event: EventRow },
  context: EmailContext,
): SiteEmail {
  const heading = event.kind === 'approved' ? 'Клиент утвердил макет' : 'Клиент просит изменить макет'
  return {
    subject: `${heading}, заявка №\u00A0${order.number}`,
    content: withSender(context, {
      heading,
      paragraphs: [
        `Версия ${event.version} макета по\u00A0заявке №\u00A0${order.number}, ${formatMoscowTime(event.at)}.`,
      ],
      rows: [...optionalRow('Клиент', order.name), ...optionalRow('Что изменить', event.text)],
      closing: [`Открыть заявку: ${context.publicUrl}/admin/orders/${order.id}/`],
    }),
  }
}
