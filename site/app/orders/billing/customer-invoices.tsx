import { formatMoney } from '@rapport/contract/money/format-money'
import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import type { CustomerInvoice } from '@rapport/contract/orders/customer-invoice'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './billing.module.css'
import { InvoicePayment } from './invoice-payment.tsx'

const STATE_WORDS: Record<CustomerInvoice['state'], string> = {
  waiting: 'ждёт оплаты',
  overdue: 'срок оплаты прошёл',
  part: 'оплачен частично',
  paid: 'оплачен',
  cancelled: 'отменён',
}

/** Invoices, newest first, each with its state, its PDF and, while it is unpaid, its payment code. */
export const CustomerInvoices = ({ invoices }: { invoices: CustomerInvoice[] }) => (
  <ul className={styles.invoices}>
    {invoices.map((invoice) => (
      <li key={invoice.number} className={styles.invoice}>
        <InvoiceHead invoice={invoice} />
        {invoice.payment && <InvoicePayment number={invoice.number} payment={invoice.payment} />}
      </li>
    ))}
  </ul>
)

const InvoiceHead = ({ invoice }: { invoice: CustomerInvoice }) => {
  const { number, day, state, about, total, pdfPath } = invoice
  return (
    <>
      <p className={styles.line}>
        <strong>
          Счёт №&nbsp;{number} от&nbsp;{formatOfferDay(day)}
        </strong>
        <span className={styles.state} data-state={state}>
          {STATE_WORDS[state]}
        </span>
      </p>
      {about && <p className={styles.soft}>{about}</p>}
      <p className={styles.line}>
        <strong className={styles.sum}>{formatMoney(total)}</strong>
        <InvoiceTerms invoice={invoice} />
      </p>
      <p>
        <ButtonLink variant="outline" compact href={pdfPath} download={`schet-${number}.pdf`}>
          Скачать счёт, PDF
        </ButtonLink>
      </p>
    </>
  )
}

const InvoiceTerms = ({ invoice }: { invoice: CustomerInvoice }) => {
  const { state, dueOn, left, correctedBy, hasFormerRequisites } = invoice
  if (state === 'cancelled')
    return (
      <span>
        Не&nbsp;оплачивайте его.{correctedBy !== null && ` Вместо него\u00a0— счёт №\u00a0${correctedBy}.`}
      </span>
    )
  if (state === 'paid') return <span>Оплата пришла, спасибо!</span>
  return (
    <span>
      {left < invoice.total && `Осталось ${formatMoney(left)}. `}
      {state === 'overdue'
        ? `Оплатить нужно было до\u00a0${formatOfferDay(dueOn)}. Если уже оплатили, ничего делать не\u00a0нужно.`
        : `Оплатить до\u00a0${formatOfferDay(dueOn)} включительно.`}
      {hasFormerRequisites &&
        ' В\u00a0счёте прежние реквизиты плательщика: менеджер это видит и\u00a0заменит счёт, если нужно.'}
    </span>
  )
}
