import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { GALLERY_MAX, UNION_MEMBERS_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { EntriesField } from '../editing/fields/entries-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { ErpIdField } from '../editing/fields/erp-id-field.tsx'
import { NumberField } from '../editing/fields/number-field.tsx'
import { PicturesField } from '../editing/fields/pictures-field.tsx'
import { type EntryField, useEditorState } from '../editing/form/use-entry-editor.ts'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const fields = {
  title: { label: 'Название' },
  erpId: { label: 'Код в\u00A0учёте' },
  features: { label: 'Свойства' },
  description: { label: 'Описание' },
  pictures: { label: 'Картинки', shown: 'list' },
  members: { label: 'Ткани сборного материала', shown: 'list', entries: 'material' },
  position: { label: 'Место в\u00A0списке' },
} satisfies EntryForm<'material'>['fields']

function MaterialFields({ editor }: EntryFieldsProps<'material'>) {
  const { entry, snapshot } = useEditorState(editor)
  return (
    <>
      <Panel heading="Материал">
        <Field editor={editor} name="title">
          {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
        </Field>
        <Field editor={editor} name="erpId">
          {(field) => (
            <ErpIdField
              label={fields.erpId.label}
              isPublished={Boolean(entry?.published)}
              publishedHint="Код опубликованного не&nbsp;меняется: по&nbsp;нему его находят учёт и&nbsp;цены"
              {...field}
            />
          )}
        </Field>
        <Field editor={editor} name="features">
          {(field) => <BodyField label={fields.features.label} {...field} />}
        </Field>
        <Field editor={editor} name="description">
          {(field) => <BodyField label={fields.description.label} {...field} />}
        </Field>
      </Panel>
      <Panel heading="Картинки и&nbsp;состав">
        <Field editor={editor} name="pictures">
          {(field, errorsWithin) => (
            <PicturesField
              label={fields.pictures.label}
              hint="Первая стоит в&nbsp;списке материалов"
              max={GALLERY_MAX}
              errorsWithin={errorsWithin}
              {...field}
            />
          )}
        </Field>
        <Field editor={editor} name="members">
          {(field, errorsWithin) => (
            <EntriesField
              kind="material"
              label={fields.members.label}
              hint="Только у&nbsp;сборного: ткани, которые он объединяет"
              addLabel="Добавить ткани"
              max={UNION_MEMBERS_MAX}
              except={snapshot.erpId}
              errorsWithin={errorsWithin}
              {...field}
            />
          )}
        </Field>
        <Field editor={editor} name="position">
          {(field) => <PositionField label={fields.position.label} {...field} />}
        </Field>
      </Panel>
    </>
  )
}

export const materialForm: EntryForm<'material'> = {
  kind: 'material',
  empty: { erpId: '', title: '', pictures: [], features: '', description: '', members: [], position: null },
  pathOf: () => undefined,
  fields,
  Fields: MaterialFields,
}

/** Where a thing stands among those of its kind. */
const PositionField = (props: EntryField<number | null> & { label: string }) => (
  <NumberField
    hint="Меньше&nbsp;— раньше; 1,5 встанет между 1 и&nbsp;2. Пусто&nbsp;— в&nbsp;конец"
    empty={null}
    {...props}
  />
)
