import { formatMoney } from '@rapport/contract/money/format-money'
import type {
  BankPayment,
  BookingResult,
  PayableInvoice,
} from '@rapport/staff-contract/invoices/bank-payment'
import { BANK_QUERY_MAX } from '@rapport/staff-contract/invoices/bank-payment'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { parsePayment } from '../parse-payment.ts'
import { payableInvoicesQuery } from './payment-queries.ts'
import styles from './payments.module.css'
import { usePaymentWrite } from './use-payment-write.ts'

interface AssignFormProps {
  payment: BankPayment
  /** Invoices to begin with. */
  chosen: PayableInvoice[]
  onClose: () => void
}

interface Part {
  invoice: PayableInvoice
  amount: string
}

/** Books a payment by hand: to one invoice or several, whole or in part. */
export function AssignForm({ payment, chosen, onClose }: AssignFormProps) {
  const [parts, setParts] = useState(() =>
    chosen.reduce((list, one) => addPart(list, one, payment), [] as Part[]),
  )
  const { mutate, isPending, error } = usePaymentWrite<BookingResult>()
  const amounts = parts.map(({ amount }) => parsePayment(amount))
  const left = payment.unbooked - amounts.reduce((total, amount) => total + amount, 0)
  const isReady = parts.length > 0 && amounts.every((amount) => amount > 0) && left >= 0
  function book(event: FormEvent): void {
    event.preventDefault()
    if (!isReady) return
    const form = {
      payments: [
        {
          id: payment.id,
          parts: parts.map(({ invoice }, at) => ({ invoiceId: invoice.id, amount: amounts[at] ?? 0 })),
        },
      ],
    }
    mutate({ send: () => callAdmin('bookBankPayments', { form }), onDone: onClose })
  }
  return (
    <form onSubmit={book} className={styles.stack}>
      {parts.map(({ invoice, amount }) => (
        <div key={invoice.id} className={styles.part}>
          <TextField
            label={`Счёт ${invoice.number}, ${invoice.buyer}: осталось ${formatMoney(invoice.due)}`}
            inputMode="decimal"
            value={amount}
            onChange={(text) =>
              setParts(
                parts.map((part) => (part.invoice.id === invoice.id ? { ...part, amount: text } : part)),
              )
            }
            errors={parsePayment(amount) > 0 ? [] : [staffInvoiceMessages.paymentRange]}
          />
          <Button
            variant="quiet"
            aria-label={`Убрать счёт ${invoice.number}`}
            onPress={() => setParts(parts.filter((part) => part.invoice.id !== invoice.id))}
          >
            Убрать
          </Button>
        </div>
      ))}
      <InvoiceSearch
        chosen={parts.map(({ invoice }) => invoice.id)}
        onChoose={(invoice) => setParts(addPart(parts, invoice, payment))}
      />
      <p>
        {left < 0 ? 'Больше платежа на ' : 'Останется в\u00A0платеже '}
        <b>{formatMoney(Math.abs(left))}</b>
      </p>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isPending={isPending} isDisabled={!isReady}>
          Провести
        </Button>
        <Button variant="quiet" onPress={onClose}>
          Отмена
        </Button>
      </div>
    </form>
  )
}

/** Adds an invoice with what the payment still has for it. */
function addPart(parts: Part[], invoice: PayableInvoice, { unbooked }: BankPayment): Part[] {
  const used = parts.reduce((total, { amount }) => total + parsePayment(amount), 0)
  const amount = Math.max(Math.min(invoice.due, unbooked - used), 0)
  return [...parts, { invoice, amount: formatPrice(amount) }]
}

interface InvoiceSearchProps {
  chosen: string[]
  onChoose: (invoice: PayableInvoice) => void
}

function InvoiceSearch({ chosen, onChoose }: InvoiceSearchProps) {
  const [query, setQuery] = useState('')
  const q = useDeferredValue(query.trim())
  const { data = [], isSuccess } = useQuery(payableInvoicesQuery(q))
  const offered = data.filter(({ id }) => !chosen.includes(id))
  return (
    <>
      <TextField
        label="Номер счёта, клиент или ИНН"
        type="search"
        value={query}
        maxLength={BANK_QUERY_MAX}
        onChange={setQuery}
      />
      {isSuccess && data.length === 0 && <p className={styles.soft}>Неоплаченных счетов не&nbsp;нашлось.</p>}
      <ul className={styles.parts}>
        {offered.map((invoice) => (
          <li key={invoice.id} className={styles.suggestion}>
            <span>
              Счёт {invoice.number}, {invoice.buyer}: осталось {formatMoney(invoice.due)}
            </span>
            <Button variant="quiet" onPress={() => onChoose(invoice)}>
              Выбрать
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
