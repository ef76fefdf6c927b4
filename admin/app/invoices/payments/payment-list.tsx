import { addUp } from '@rapport/contract/money/arithmetic'
import { formatMoney } from '@rapport/contract/money/format-money'
import type {
  BankPayment,
  BookingResult,
  PayableInvoice,
} from '@rapport/staff-contract/invoices/bank-payment'
import { BOOKINGS_MAX } from '@rapport/staff-contract/invoices/bank-payment'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PaymentCard } from './payment-card.tsx'
import styles from './payments.module.css'
import { usePaymentWrite } from './use-payment-write.ts'

interface PaymentListProps {
  payments: BankPayment[]
  invoices: PayableInvoice[]
  empty: string
  mayWrite: boolean
}

/** Payments with their invoices or suggestions. Certain matches are ticked and booked by one press. */
export function PaymentList({ payments, invoices, empty, mayWrite }: PaymentListProps) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<BookingResult['refused']>([])
  const { mutate, isPending, error } = usePaymentWrite<BookingResult>()
  const ticked = payments
    .filter(({ id, match }) => match.allocations.length > 0 && !unticked.has(id))
    .slice(0, BOOKINGS_MAX)
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(unticked)
    if (isTicked) next.delete(id)
    else next.add(id)
    setUnticked(next)
  }
  const book = () =>
    mutate({
      send: () =>
        callAdmin('bookBankPayments', {
          form: { payments: ticked.map(({ id, match }) => ({ id, parts: match.allocations })) },
        }),
      onDone: (result) => setRefused(result.refused),
    })
  if (payments.length === 0) return <p>{empty}</p>
  return (
    <>
      {mayWrite && ticked.length > 0 && (
        <div className={styles.bar}>
          <Button onPress={book} isPending={isPending}>
            Провести выбранные: {ticked.length}
          </Button>
          <span>на&nbsp;{formatMoney(addUp(ticked.map(({ unbooked }) => unbooked)))}</span>
        </div>
      )}
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {refused.length > 0 && (
        <Notice kind="warning">
          Не&nbsp;проведено: {refused.length}. {refused[0]?.message}
        </Notice>
      )}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentCard
              payment={payment}
              invoices={byId}
              isTicked={!unticked.has(payment.id)}
              onTick={(isTicked) => tick(payment.id, isTicked)}
              mayWrite={mayWrite}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
