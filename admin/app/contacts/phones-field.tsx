import { formatPhone } from '@rapport/contract/fields/format-phone'
import { normalizePhone } from '@rapport/contract/fields/phone'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { TagsEntryField } from '../editing/fields/entry-fields.tsx'

/** Phones of a city, stored in one format, whatever was typed. */
export const PhonesField = ({ editor }: EntryFieldsProps<'city'>) => (
  <TagsEntryField
    editor={editor}
    name="phones"
    newLabel="Новый телефон"
    getText={formatPhone}
    normalize={(phone) => normalizePhone(phone) ?? phone}
  />
)
