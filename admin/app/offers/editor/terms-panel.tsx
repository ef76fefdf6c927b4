import { DateField } from '../../ui/date-time-field/date-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import styles from './editor.module.css'
import type { OfferEditor } from './use-offer-editor.ts'

/** Validity, payment, and the comment for the customer. */
export function TermsPanel({ editor: { edited, change, errors } }: { editor: OfferEditor }) {
  return (
    <Panel heading="Условия">
      <div className={styles.pair}>
        <DateField
          label="Действует до"
          value={edited.validUntil}
          onChange={(day) => day && change({ validUntil: day })}
          errors={errors.validUntil ?? []}
        />
        <TextField
          label="Аванс, %"
          inputMode="numeric"
          autoComplete="off"
          value={edited.advance}
          onChange={(advance) => change({ advance })}
          errors={errors.advancePercent ?? []}
        />
      </div>
      <TextArea
        label="Условия оплаты"
        hint="Необязательно"
        rows={2}
        value={edited.paymentTerms}
        onChange={(paymentTerms) => change({ paymentTerms })}
        errors={errors.paymentTerms ?? []}
      />
      <TextArea
        label="Комментарий клиенту"
        rows={3}
        value={edited.comment}
        onChange={(comment) => change({ comment })}
        errors={errors.comment ?? []}
      />
    </Panel>
  )
}
