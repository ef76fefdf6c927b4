import { formatMoney } from '@rapport/contract/money/format-money'
import type { Invoice } from '@rapport/staff-contract/invoices/invoice'
import type { InvoiceEvent } from '@rapport/staff-contract/invoices/invoice-event'
import { formatMoment } from '../ui/text/format-moment.ts'
import styles from './invoices.module.css'

const WORDS: Record<InvoiceEvent['kind'], string> = {
  issued: 'Выставлен',
  mailed: 'Отправлен клиенту',
  opened: 'Клиент открыл',
  'paid-part': 'Оплачена часть',
  paid: 'Оплачен полностью',
  unpaid: 'Оплата убрана',
  cancelled: 'Отменён',
}

/** What happened to an invoice, newest first. */
export const InvoiceHistory = ({ invoice: { number, events } }: { invoice: Invoice }) => (
  <ol aria-label={`Что было со счётом ${number}`} className={styles.soft}>
    {events.toReversed().map(({ id, kind, at, by, amount, count }) => (
      <li key={id}>
        {WORDS[kind]}
        {count > 1 && `, раз: ${count}`}
        {amount !== null && `, ${formatMoney(amount)}`}: {formatMoment(at)}
        {by && `, ${by}`}
      </li>
    ))}
  </ol>
)
