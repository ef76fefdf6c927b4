import { FROM_STAFF } from '@rapport/contract/invoices/from-staff'
import { formatMoney } from '@rapport/contract/money/format-money'
import type { Invoice, OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { formatNumericDay } from '../ui/text/moscow-time.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { CancelForm } from './cancel-form.tsx'
import { InvoiceHistory } from './invoice-history.tsx'
import { findOpenForm, type InvoiceForm } from './invoice-input.ts'
import { InvoiceStateBadge } from './invoice-state-badge.tsx'
import styles from './invoices.module.css'
import { IssueForm } from './issue-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { describePayer } from './requisites-panel.tsx'
import { useInvoiceWrite } from './use-invoice-write.ts'

interface InvoiceCardProps {
  orderId: string
  /** All invoices of the order, and what a new one needs. */
  data: OrderInvoices
  invoice: Invoice
}

/** An invoice with its payments and actions. */
export function InvoiceCard({ orderId, data, invoice }: InvoiceCardProps) {
  const {
    id,
    number,
    state,
    document,
    buyer,
    paid,
    payments,
    cancelReason,
    pdfPath,
    corrects,
    correctedBy,
    mail,
    hasFormerRequisites,
  } = invoice
  const { member } = useSession()
  const [opened, setOpened] = useState<InvoiceForm | undefined>(() => findOpenForm(id))
  const { mutate, isPending, error } = useInvoiceWrite(orderId)
  const sent = () => showToast(`Счёт ${number} отправляем клиенту`)
  const mayWrite = hasPermission(member.role, 'invoices.write')
  const close = () => setOpened(undefined)
  return (
    <article aria-label={`Счёт ${number}`} className={styles.invoice}>
      <p className={styles.head}>
        <b>Счёт {number}</b> <InvoiceStateBadge state={state} />
      </p>
      <p className={styles.head}>
        <b>{formatMoney(document.total)}</b>
        {state !== 'cancelled' && <span>до&nbsp;{formatNumericDay(document.dueOn)}</span>}
        <span className={styles.soft}>{buyer.name}</span>
        <a href={`${pdfPath}?from=${FROM_STAFF}`} target="_blank" rel="noreferrer">
          Открыть счёт
        </a>
      </p>
      {corrects && <p className={styles.soft}>Исправляет счёт {corrects}</p>}
      {correctedBy && <p className={styles.soft}>Вместо него счёт {correctedBy}</p>}
      {mail?.state === 'failed' && <Notice kind="warning">Письмо со&nbsp;счётом не&nbsp;ушло</Notice>}
      {hasFormerRequisites && (
        <Notice kind="warning">
          Реквизиты изменились после выставления. В&nbsp;счёте прежние: {buyer.name}, {describePayer(buyer)}.
          {paid === 0 && ' Чтобы заменить счёт, нажмите «Исправить».'}
        </Notice>
      )}
      {state === 'part' && <p>Осталось {formatMoney(document.total - paid)}</p>}
      {cancelReason && <p className={styles.soft}>Почему отменён: {cancelReason}</p>}
      {payments.length > 0 && (
        <ul aria-label={`Оплаты счёта ${number}`}>
          {payments.map((payment) => (
            <li key={payment.id} className={styles.head}>
              {formatNumericDay(payment.day)}: {formatMoney(payment.amount)}
              {mayWrite && (
                <Button
                  variant="quiet"
                  aria-label={`Убрать оплату ${formatNumericDay(payment.day)}: ${formatMoney(payment.amount)}`}
                  isPending={isPending}
                  onPress={() =>
                    mutate({ send: () => callAdmin('removeInvoicePayment', { params: { id: payment.id } }) })
                  }
                >
                  Убрать
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {opened === 'payment' && <PaymentForm orderId={orderId} invoice={invoice} onClose={close} />}
      {opened === 'correct' && (
        <IssueForm orderId={orderId} data={data} corrected={invoice} onClose={close} />
      )}
      {opened === 'cancel' && <CancelForm orderId={orderId} id={id} onClose={close} />}
      {mayWrite && opened === undefined && state !== 'cancelled' && (
        <div className={styles.actions}>
          {state !== 'paid' && data.hasEmail && (
            <Button
              variant="secondary"
              isPending={isPending}
              onPress={() =>
                mutate({ send: () => callAdmin('mailInvoice', { params: { id }, form: {} }), onDone: sent })
              }
            >
              {mail ? 'Отправить ещё раз' : 'Отправить клиенту'}
            </Button>
          )}
          {state !== 'paid' && (
            <Button variant="secondary" onPress={() => setOpened('payment')}>
              Отметить оплату
            </Button>
          )}
          {paid === 0 && (
            <>
              {data.offers.some((offer) => offer.id === invoice.offerId) && (
                <Button variant="quiet" onPress={() => setOpened('correct')}>
                  Исправить
                </Button>
              )}
              <Button variant="quiet" onPress={() => setOpened('cancel')}>
                Отменить счёт
              </Button>
            </>
          )}
        </div>
      )}
      <InvoiceHistory invoice={invoice} />
    </article>
  )
}
