import { formatMoney } from '@rapport/contract/money/format-money'
import type { BankPayment, PayableInvoice } from '@rapport/staff-contract/invoices/bank-payment'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge/badge.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { formatNumericDay } from '../../ui/text/moscow-time.ts'
import { AssignForm } from './assign-form.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentMatch } from './payment-match.tsx'
import styles from './payments.module.css'

interface PaymentCardProps {
  payment: BankPayment
  /** Invoices that matches name. */
  invoices: ReadonlyMap<string, PayableInvoice>
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  mayWrite: boolean
}

/** An incoming payment: from whom, for what, and which invoice it pays. */
export function PaymentCard({ payment, invoices, isTicked, onTick, mayWrite }: PaymentCardProps) {
  const { day, number, kind, sum, unbooked, payer, purpose, booked, match, isDismissed } = payment
  const [chosen, setChosen] = useState<string[]>()
  const isCertain = match.allocations.length > 0
  return (
    <article aria-label={`Платёж ${number} от ${formatNumericDay(day)}`} className={styles.payment}>
      <div className={styles.head}>
        {isCertain && mayWrite && (
          <Checkbox
            label={`Провести платёж ${number}`}
            isLabelHidden
            isSelected={isTicked}
            onChange={onTick}
          />
        )}
        <b className={styles.sum}>{formatMoney(sum)}</b>
        <span className={styles.payer}>{payer.name || 'Плательщик не\u00A0указан'}</span>
        <State payment={payment} />
      </div>
      <p className={styles.purpose}>{purpose || 'Без назначения'}</p>
      <p className={styles.soft}>
        {[formatNumericDay(day), kind, number && `№\u00A0${number}`, payer.inn && `ИНН\u00A0${payer.inn}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {booked.length > 0 && (
        <ul className={styles.parts}>
          {booked.map(({ invoiceId, number: invoice, amount, orderId }) => (
            <li key={invoiceId}>
              {orderId ? <Link to={`/orders/${orderId}/`}>Счёт {invoice}</Link> : `Счёт ${invoice}`}:{' '}
              {formatMoney(amount)}
            </li>
          ))}
        </ul>
      )}
      {booked.length > 0 && unbooked > 0 && <p>Не&nbsp;проведено {formatMoney(unbooked)}</p>}
      {chosen ? (
        <AssignForm
          payment={payment}
          chosen={chosen.flatMap((id) => invoices.get(id) ?? [])}
          onClose={() => setChosen(undefined)}
        />
      ) : (
        <>
          {!isDismissed && unbooked > 0 && (
            <PaymentMatch payment={payment} invoices={invoices} onChoose={mayWrite ? setChosen : undefined} />
          )}
          {mayWrite && <PaymentActions payment={payment} onChoose={() => setChosen([])} />}
        </>
      )}
    </article>
  )
}

function State({ payment: { unbooked, sum, isDismissed, match } }: { payment: BankPayment }) {
  if (isDismissed) return <Badge>Отложен</Badge>
  if (unbooked === 0) return <Badge kind="good">Проведён</Badge>
  if (match.allocations.length > 0) return <Badge kind="good">Совпало</Badge>
  if (unbooked < sum) return <Badge kind="waiting">Проведён частично</Badge>
  return <Badge kind="waiting">{match.kind === 'suggested' ? 'Проверьте' : 'Счёт не\u00A0найден'}</Badge>
}
