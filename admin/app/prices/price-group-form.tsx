import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { ErpIdEntryField, TextAreaEntryField, TextEntryField } from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { CategoriesField } from './categories-field.tsx'
import { priceGroupFields } from './price-group-fields.ts'
import styles from './prices.module.css'
import { VariantsField } from './variants-field.tsx'

function PriceGroupFields({ editor }: EntryFieldsProps<'price-group'>) {
  const { snapshot } = useEditorState(editor)
  return (
    <>
      <Panel heading="Группа цен">
        <div className={styles.fields}>
          <TextEntryField editor={editor} name="title" />
          <ErpIdEntryField
            editor={editor}
            name="erpId"
            publishedHint="После публикации не&nbsp;меняется: по&nbsp;нему её находят учёт и&nbsp;изделия"
          />
          <TextEntryField editor={editor} name="unit" />
        </div>
      </Panel>
      <Panel heading="Цены" lead="«По&nbsp;запросу» пишется словами; пустая ячейка значит то&nbsp;же.">
        <Field editor={editor} name="variants">
          {(field, { errorsWithin }) => (
            <VariantsField categories={snapshot.categories} errorsWithin={errorsWithin} {...field} />
          )}
        </Field>
        <TextAreaEntryField editor={editor} name="note" />
      </Panel>
      <Panel heading="Материалы по&nbsp;категориям" lead="Цены бывают только у&nbsp;этих материалов.">
        <Field editor={editor} name="categories">
          {(field, { errorsWithin }) => <CategoriesField errorsWithin={errorsWithin} {...field} />}
        </Field>
      </Panel>
    </>
  )
}

export const entryForm: EntryForm<'price-group'> = {
  kind: 'price-group',
  empty: emptySnapshot('price-group'),
  getPath: () => undefined,
  fields: priceGroupFields,
  Fields: PriceGroupFields,
}
