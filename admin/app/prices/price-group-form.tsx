import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { ErpIdField } from '../editing/fields/erp-id-field.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { CategoriesField } from './categories-field.tsx'
import { priceGroupFields as fields } from './price-group-fields.ts'
import styles from './prices.module.css'
import { VariantsField } from './variants-field.tsx'

function PriceGroupFields({ editor }: EntryFieldsProps<'price-group'>) {
  const { entry, snapshot } = useEditorState(editor)
  return (
    <>
      <Panel heading="Группа цен">
        <div className={styles.fields}>
          <Field editor={editor} name="title">
            {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
          </Field>
          <Field editor={editor} name="erpId">
            {(field) => (
              <ErpIdField
                label={fields.erpId.label}
                isPublished={Boolean(entry?.published)}
                publishedHint="После публикации не&nbsp;меняется: по&nbsp;нему её находят учёт и&nbsp;изделия"
                {...field}
              />
            )}
          </Field>
          <Field editor={editor} name="unit">
            {(field) => (
              <TextField
                label={fields.unit.label}
                hint="За&nbsp;что цена: шт, пог.&nbsp;м, комплект"
                maxLength={SHORT_FIELD_MAX}
                {...field}
              />
            )}
          </Field>
        </div>
      </Panel>
      <Panel heading="Цены" lead="«По&nbsp;запросу» пишется словами; пустая ячейка значит то&nbsp;же.">
        <Field editor={editor} name="variants">
          {(field, errorsWithin) => (
            <VariantsField categories={snapshot.categories} errorsWithin={errorsWithin} {...field} />
          )}
        </Field>
        <Field editor={editor} name="note">
          {(field) => (
            <TextArea
              label={fields.note.label}
              hint="Стоит под&nbsp;таблицами на&nbsp;странице изделия"
              maxLength={SHORT_TEXT_MAX}
              {...field}
            />
          )}
        </Field>
      </Panel>
      <Panel heading="Материалы по&nbsp;категориям" lead="Цены бывают только у&nbsp;этих материалов.">
        <Field editor={editor} name="categories">
          {(field, errorsWithin) => <CategoriesField errorsWithin={errorsWithin} {...field} />}
        </Field>
      </Panel>
    </>
  )
}

export const priceGroupForm: EntryForm<'price-group'> = {
  kind: 'price-group',
  empty: { erpId: '', title: '', unit: '', note: '', categories: [], variants: [] },
  pathOf: () => undefined,
  fields,
  Fields: PriceGroupFields,
}
