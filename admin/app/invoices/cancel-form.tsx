import type { FormEvent } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useStoredValues } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { invoiceInput } from './invoice-input.ts'
import styles from './invoices.module.css'
import { fieldErrors, useInvoiceWrite } from './use-invoice-write.ts'

interface CancelFormProps {
  orderId: string
  id: string
  onClose: () => void
}

/** Cancels an invoice with a reason. The number stays taken. */
export function CancelForm({ orderId, id, onClose }: CancelFormProps) {
  const { values, setValues, forget } = useStoredValues(invoiceInput('cancel', id), () => ({ reason: '' }))
  const { mutate, isPending, error } = useInvoiceWrite(orderId)
  function cancel(event: FormEvent): void {
    event.preventDefault()
    mutate({ send: () => callAdmin('cancelInvoice', { params: { id }, form: values }), onDone: close })
  }
  function close(): void {
    forget()
    onClose()
  }
  return (
    <form onSubmit={cancel} className={styles.invoice}>
      <TextField
        label="Почему отменяете"
        hint="Номер останется за&nbsp;этим счётом. Исправленный счёт выставьте новым."
        value={values.reason}
        onChange={(reason) => setValues({ reason })}
        errors={fieldErrors(error, 'reason')}
      />
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          Отменить счёт
        </Button>
        <Button variant="secondary" onPress={close}>
          Не&nbsp;отменять
        </Button>
      </div>
    </form>
  )
}
