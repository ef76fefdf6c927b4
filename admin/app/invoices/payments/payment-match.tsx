import { formatMoney } from '@rapport/contract/money/format-money'
import type { BankPayment, PayableInvoice } from '@rapport/staff-contract/invoices/bank-payment'
import { Button } from '../../ui/button/button.tsx'
import { reasonWords, suggestionText } from './match-words.ts'
import styles from './payments.module.css'

interface PaymentMatchProps {
  payment: Pick<BankPayment, 'match' | 'unbooked'>
  invoices: ReadonlyMap<string, PayableInvoice>
  /** Opens the form with these invoices; undefined for readers. */
  onChoose: ((invoiceIds: string[]) => void) | undefined
}

/** The invoices that a payment pays for certain, or those that it may pay. */
export function PaymentMatch({ payment, invoices, onChoose }: PaymentMatchProps) {
  const { unbooked } = payment
  const { allocations, suggestions } = payment.match
  if (allocations.length === 0 && suggestions.length === 0) return null
  return (
    <ul className={styles.parts}>
      {allocations.map(({ invoiceId, amount }) => {
        const invoice = invoices.get(invoiceId)
        const isPart = invoice !== undefined && amount < invoice.due
        return (
          <li key={invoiceId}>
            Счёт {invoice?.number}: {formatMoney(amount)}
            {isPart && ` из\u00A0${formatMoney(invoice.due)}`}
          </li>
        )
      })}
      {suggestions.map(({ invoiceIds, reasons, due }) => {
        const named = invoiceIds.flatMap((id) => invoices.get(id) ?? [])
        return (
          <li key={invoiceIds.join(' ')} className={styles.suggestion}>
            <span>
              {named.map(({ number }) => `Счёт ${number}`).join(', ')}:{' '}
              {reasons.map((reason) => reasonWords[reason]).join(', ')}
              <span className={styles.effect}>
                {suggestionText({ unbooked, dues: named.map((invoice) => invoice.due), due })}
              </span>
            </span>
            {onChoose && (
              <Button variant="quiet" onPress={() => onChoose(invoiceIds)}>
                Выбрать
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
