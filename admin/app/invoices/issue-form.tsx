import { DAY_MS } from '@rapport/contract/hours/durations'
import type { InvoicePart } from '@rapport/contract/invoices/invoice-document'
import { formatMoney } from '@rapport/contract/money/format-money'
import { toKopecks } from '@rapport/contract/money/kopecks'
import type { Invoice, OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import type { FormEvent } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useStoredValues } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Select } from '../ui/select/select.tsx'
import { invoiceInput, newInvoiceInput } from './invoice-input.ts'
import styles from './invoices.module.css'
import { fieldErrors, useInvoiceWrite } from './use-invoice-write.ts'

const DUE_DAYS = '5'

interface IssueFormProps {
  orderId: string
  data: OrderInvoices
  /** The unpaid invoice that the new one replaces. */
  corrected?: Invoice
  onClose: () => void
}

const toNumber = (text: string): number => Number(text.replaceAll(/\s/g, '').replace(',', '.'))

/** Issues an invoice for an accepted offer, filled in with what is known. */
export function IssueForm({ orderId, data, corrected, onClose }: IssueFormProps) {
  const open = corrected
    ? data.offers
        .filter(({ id }) => id === corrected.offerId)
        .map((offer) => withoutInvoice(offer, corrected))
    : data.offers.filter(({ left }) => left > 0)
  const name = corrected ? invoiceInput('correct', corrected.id) : newInvoiceInput(orderId)
  const { values, setValues, forget } = useStoredValues(name, () =>
    corrected ? valuesOf(corrected, data) : firstValues(data),
  )
  const { mutate, isPending, error } = useInvoiceWrite(orderId)
  const offer = open.find(({ id }) => id === values.offerId) ?? open[0]
  const change = (fields: Partial<typeof values>) => setValues({ ...values, ...fields })
  const text = (field: 'name' | 'inn' | 'kpp' | 'address') => ({
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    errors: fieldErrors(error, `buyer.${field}`),
  })
  function issue(event: FormEvent): void {
    event.preventDefault()
    if (!offer) return
    const { part, advance, legalEntityId, dueDays, name, inn, kpp, address } = values
    const form = {
      offerId: offer.id,
      legalEntityId: Number(legalEntityId),
      part,
      advancePercent: part === 'advance' ? toNumber(advance) : 100,
      dueDays: toNumber(dueDays),
      buyer: { name, inn, kpp, address },
    }
    const send = () =>
      corrected
        ? callAdmin('correctInvoice', {
            params: { id: corrected.id },
            form: { ...form, reason: values.reason },
          })
        : callAdmin('issueInvoice', { params: { id: orderId }, form })
    mutate({ send, onDone: close })
  }
  function close(): void {
    forget()
    onClose()
  }
  const sentence = error && failureText(error)
  const isStarted = offer !== undefined && offer.left < offer.total
  return (
    <form onSubmit={issue} className={styles.invoice}>
      {open.length > 1 && (
        <Select
          label="По какому КП"
          value={values.offerId}
          onChange={(offerId) => change({ offerId })}
          options={open.map(({ id, number }) => ({ value: id, label: number }))}
        />
      )}
      {data.legalEntities.length > 1 && (
        <Select
          label="От кого"
          value={values.legalEntityId}
          onChange={(legalEntityId) => change({ legalEntityId })}
          options={data.legalEntities.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
      <Select
        label="За что"
        value={values.part}
        onChange={(part) => change({ part })}
        options={[
          ...(isStarted ? [] : [{ value: 'whole' as const, label: 'Вся сумма' }]),
          { value: 'advance' as const, label: 'Аванс' },
          { value: 'rest' as const, label: isStarted ? 'Остаток' : 'Остаток (сейчас это вся сумма)' },
        ]}
      />
      <div className={styles.row}>
        {values.part === 'advance' && (
          <TextField
            label="Аванс, %"
            inputMode="decimal"
            value={values.advance}
            onChange={(advance) => change({ advance })}
            errors={fieldErrors(error, 'advancePercent')}
          />
        )}
        <TextField
          label="Дней на&nbsp;оплату"
          inputMode="numeric"
          value={values.dueDays}
          onChange={(dueDays) => change({ dueDays })}
          errors={fieldErrors(error, 'dueDays')}
        />
      </div>
      <TextField label="Кто платит" {...text('name')} />
      <div className={styles.row}>
        <TextField label="ИНН" inputMode="numeric" {...text('inn')} />
        <TextField label="КПП" {...text('kpp')} />
      </div>
      <TextField label="Адрес" {...text('address')} />
      {offer && (
        <p>
          Осталось выставить <b>{formatMoney(offer.left)}</b> из&nbsp;{formatMoney(offer.total)}
        </p>
      )}
      {corrected && (
        <TextField
          label="Что исправляете"
          hint={`Счёт ${corrected.number} отменится, номер останется за\u00A0ним.`}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          errors={fieldErrors(error, 'reason')}
        />
      )}
      {sentence && <Notice kind="error">{sentence}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          {corrected ? 'Исправить' : 'Выставить'}
        </Button>
        <Button variant="secondary" onPress={close}>
          Отмена
        </Button>
      </div>
    </form>
  )
}

/** What is most likely: the advance that the offer asks for, then what is left. */
function firstValues({ offers, legalEntities, buyer }: OrderInvoices) {
  const offer = offers.find(({ left }) => left > 0)
  const isStarted = offer !== undefined && offer.left < offer.total
  const asksAdvance = offer !== undefined && offer.advancePercent > 0 && offer.advancePercent < 100
  const part: InvoicePart = isStarted ? 'rest' : asksAdvance ? 'advance' : 'whole'
  return {
    offerId: offer?.id ?? '',
    legalEntityId: String(legalEntities[0]?.id ?? ''),
    part,
    advance: String(asksAdvance ? offer.advancePercent : 50),
    dueDays: DUE_DAYS,
    reason: '',
    ...buyer,
  }
}

/** The values that an invoice was issued with; requisites that were changed since are the new ones. */
function valuesOf(invoice: Invoice, { buyer: newest }: OrderInvoices): ReturnType<typeof firstValues> {
  const { offerId, legalEntityId, document, buyer, hasFormerRequisites } = invoice
  const days = (Date.parse(document.dueOn) - Date.parse(document.day)) / DAY_MS
  const [, percent = '50'] =
    /^Предоплата (\d{1,3}(?:,\d{1,2})?)\u00A0%/.exec(document.rows[0]?.title ?? '') ?? []
  return {
    offerId: offerId ?? '',
    legalEntityId: String(legalEntityId),
    part: document.part,
    advance: percent,
    dueDays: String(days),
    reason: hasFormerRequisites ? 'Новые реквизиты плательщика' : '',
    ...(hasFormerRequisites ? newest : buyer),
  }
}

/** An offer as it is once an invoice is cancelled. */
const withoutInvoice = (offer: OrderInvoices['offers'][number], { document }: Invoice) => ({
  ...offer,
  left: toKopecks(offer.left + document.total),
})
