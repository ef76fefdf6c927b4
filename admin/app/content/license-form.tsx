import { LICENSES_PATH } from '@rapport/contract/paths/paths'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import {
  DocumentEntryField,
  PictureEntryField,
  TextAreaEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const LicenseFields = ({ editor }: EntryFieldsProps<'license'>) => (
  <Panel heading="Лицензия или сертификат">
    <TextEntryField editor={editor} name="title" />
    <TextAreaEntryField editor={editor} name="description" />
    <PictureEntryField editor={editor} name="picture" />
    <DocumentEntryField editor={editor} name="document" />
  </Panel>
)

export const entryForm: EntryForm<'license'> = {
  kind: 'license',
  empty: emptySnapshot('license'),
  getPath: () => LICENSES_PATH,
  fields: {
    title: { label: 'Название' },
    description: { label: 'О\u00A0чём она' },
    picture: { label: 'Скан', shown: 'picture' },
    document: { label: 'Файл для скачивания' },
    position: { label: 'Место в\u00A0ряду' },
  },
  Fields: LicenseFields,
}
