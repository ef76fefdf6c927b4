import { SHORT_FIELD_MAX, SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/contract/limits'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/form/entry-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { PriceTables } from './price-tables.tsx'

const fields = {
  title: { label: 'Название' },
  erpId: { label: 'Код в\u00A0учёте' },
  unit: { label: 'Единица' },
  note: { label: 'Примечание к\u00A0ценам' },
  categories: { label: 'Категории материалов' },
  variants: { label: 'Таблицы цен' },
} satisfies EntryForm<'price-group'>['fields']

const PriceGroupFields = ({ editor }: EntryFieldsProps<'price-group'>) => (
  <>
    <Panel heading="Цены">
      <Field editor={editor} name="variants">
        {({ value, onChange, errors, isReadOnly }, errorsWithin) => {
          const all = [...errors, ...Object.values(errorsWithin).flat()]
          return (
            <>
              {all.length > 0 && <Notice kind="error">{[...new Set(all)].join('. ')}</Notice>}
              <PriceTables variants={value} onChange={onChange} isReadOnly={isReadOnly} />
            </>
          )
        }}
      </Field>
    </Panel>
    <Panel heading="Группа цен">
      <Field editor={editor} name="title">
        {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
      </Field>
      <Field editor={editor} name="unit">
        {(field) => (
          <TextField
            label={fields.unit.label}
            hint="Как на&nbsp;сайте: шт, м&nbsp;ткани, компл."
            maxLength={SHORT_FIELD_MAX}
            {...field}
          />
        )}
      </Field>
      <Field editor={editor} name="note">
        {(field) => <TextArea label={fields.note.label} maxLength={SHORT_TEXT_MAX} {...field} />}
      </Field>
      <Field editor={editor} name="erpId">
        {(field) => (
          <TextField
            label={fields.erpId.label}
            hint="По&nbsp;нему цены находит учёт: код не&nbsp;меняется"
            {...field}
            isReadOnly
          />
        )}
      </Field>
    </Panel>
  </>
)

/** The prices of a group; its materials and tiers stay as they are. */
export const priceGroupForm: EntryForm<'price-group'> = {
  kind: 'price-group',
  empty: { erpId: '', title: '', unit: '', note: '', categories: [], variants: [] },
  fields,
  Fields: PriceGroupFields,
}
