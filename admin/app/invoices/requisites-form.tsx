import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import type { FormEvent } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { AdminError, failureText } from '../api/admin-error.ts'
import { useStoredValues } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { requisitesInput } from './invoice-input.ts'
import styles from './invoices.module.css'
import { fieldErrors, useInvoiceWrite } from './use-invoice-write.ts'

interface RequisitesFormProps {
  orderId: string
  data: OrderInvoices
  onClose: () => void
}

/** Corrects the requisites of the payer. Invoices that were issued keep theirs. */
export function RequisitesForm({ orderId, data, onClose }: RequisitesFormProps) {
  const { values, setValues, forget } = useStoredValues(requisitesInput(orderId), () => ({
    ...data.buyer,
    version: data.requisites.version,
  }))
  const { mutate, isPending, error } = useInvoiceWrite(orderId)
  const text = (field: keyof typeof data.buyer) => ({
    value: values[field],
    onChange: (value: string) => setValues({ ...values, [field]: value }),
    errors: fieldErrors(error, field),
  })
  function save(event: FormEvent): void {
    event.preventDefault()
    // After a conflict the newer requisites are shown above, so the next press replaces them knowingly.
    const isConflict = error instanceof AdminError && error.status === 409
    const form = isConflict ? { ...values, version: data.requisites.version } : values
    const send = () => callAdmin('correctRequisites', { params: { id: orderId }, form })
    mutate({ send, onDone: close })
  }
  function close(): void {
    forget()
    onClose()
  }
  return (
    <form onSubmit={save} className={styles.invoice}>
      <div className={styles.row}>
        <TextField label="ИНН" inputMode="numeric" {...text('inn')} />
        <TextField label="КПП" {...text('kpp')} />
      </div>
      <TextField label="Кто платит" {...text('name')} />
      <TextField label="Адрес" {...text('address')} />
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isPending={isPending}>
          Сохранить
        </Button>
        <Button variant="quiet" onPress={close}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
