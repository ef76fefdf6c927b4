import { LICENSES_PATH } from '@rapport/contract/paths/paths'
import { SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { DocumentField } from '../editing/fields/document-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const fields = {
  title: { label: 'Название' },
  description: { label: 'О\u00A0чём она' },
  picture: { label: 'Скан', shown: 'picture' },
  document: { label: 'Файл для скачивания' },
  position: { label: 'Место в\u00A0ряду' },
} satisfies EntryForm<'licence'>['fields']

const LicenseFields = ({ editor }: EntryFieldsProps<'licence'>) => (
  <Panel heading="Лицензия или сертификат">
    <Field editor={editor} name="title">
      {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
    </Field>
    <Field editor={editor} name="description">
      {(field) => <TextArea label={fields.description.label} maxLength={SHORT_TEXT_MAX} {...field} />}
    </Field>
    <Field editor={editor} name="picture">
      {(field) => <PictureField label={fields.picture.label} {...field} />}
    </Field>
    <Field editor={editor} name="document">
      {(field) => <DocumentField label={fields.document.label} {...field} />}
    </Field>
  </Panel>
)

export const licenseForm: EntryForm<'licence'> = {
  kind: 'licence',
  empty: { title: '', description: '', picture: null, document: null, position: null },
  pathOf: () => LICENSES_PATH,
  fields,
  Fields: LicenseFields,
}
