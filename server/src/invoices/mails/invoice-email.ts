import { formatMoney } from '@rapport/contract/money/format-money'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import { invoicePath } from '@rapport/contract/paths/paths'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import type { InvoiceRecord } from '../issue-invoice.ts'

type MailedInvoice = Pick<InvoiceRecord, 'number' | 'token' | 'total' | 'dueOn' | 'document' | 'buyer'>

/** Returns the mail that brings an invoice to the customer. */
export function invoiceEmail(
  { number, token, total, dueOn, document, buyer }: MailedInvoice,
  customer: string,
  context: EmailContext,
): SiteEmail {
  return {
    subject: `Счёт № ${number} на\u00A0${formatMoney(toKopecks(total))}`,
    content: withSender(context, {
      heading: `Счёт №\u00A0${number}`,
      paragraphs: [
        customer ? greeting(customer) : 'Здравствуйте!',
        'Выставили счёт на\u00A0оплату. Он во\u00A0вложении и\u00A0по\u00A0ссылке. Код в\u00A0счёте можно навести камерой из\u00A0приложения банка: реквизиты заполнятся сами.',
      ],
      rows: [
        { label: 'Сумма', value: formatMoney(toKopecks(total)) },
        { label: 'Оплатить', value: `до\u00A0${formatOfferDay(dueOn)} включительно` },
        { label: 'Получатель', value: document.seller.title },
        { label: 'Плательщик', value: buyer.name },
        { label: 'Основание', value: document.basis },
      ],
      actions: [{ label: 'Открыть счёт', href: `${context.publicUrl}${invoicePath(token)}` }],
      closing: ['Ссылка открывает счёт без пароля: пересылайте её только тем, кто платит.'],
    }),
  }
}
