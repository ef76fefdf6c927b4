import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { Invoice } from '@rapport/staff-contract/invoices/invoice'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import type { FormEvent } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useStoredValues } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { invoiceInput } from './invoice-input.ts'
import styles from './invoices.module.css'
import { parsePayment } from './parse-payment.ts'
import { fieldErrors, useInvoiceWrite } from './use-invoice-write.ts'

interface PaymentFormProps {
  orderId: string
  invoice: Invoice
  onClose: () => void
}

/** Notes a payment, filled in with today and what is left. */
export function PaymentForm({ orderId, invoice, onClose }: PaymentFormProps) {
  const { id, document, paid } = invoice
  const { values, setValues, forget } = useStoredValues(invoiceInput('payment', id), () => ({
    day: moscowDay(new Date()),
    amount: formatPrice(document.total - paid),
  }))
  const { mutate, isPending, error } = useInvoiceWrite(orderId)
  const kopecks = parsePayment(values.amount)
  function record(event: FormEvent): void {
    event.preventDefault()
    if (!kopecks) return
    const form = { day: values.day, amount: kopecks }
    mutate({ send: () => callAdmin('recordInvoicePayment', { params: { id }, form }), onDone: close })
  }
  function close(): void {
    forget()
    onClose()
  }
  return (
    <form onSubmit={record} className={styles.invoice}>
      <div className={styles.row}>
        <DateField
          label="День оплаты"
          value={values.day}
          onChange={(day) => day && setValues({ ...values, day })}
          errors={fieldErrors(error, 'day')}
        />
        <TextField
          label="Сумма, ₽"
          inputMode="decimal"
          value={values.amount}
          onChange={(amount) => setValues({ ...values, amount })}
          errors={kopecks ? fieldErrors(error, 'amount') : [staffInvoiceMessages.paymentRange]}
        />
      </div>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          Оплачено
        </Button>
        <Button variant="secondary" onPress={close}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
