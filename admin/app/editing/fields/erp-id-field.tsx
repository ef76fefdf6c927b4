import { ERP_ID_MAX } from '@rapport/staff-contract/editing/text-limits'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

interface ErpIdFieldProps extends EntryField<string> {
  label: string
  /** Published entries are already known to other systems by their code. */
  isPublished: boolean
  /** Hint that the code can't be changed any more. */
  publishedHint: string
}

/** Code of the entry in the factory's accounting; read-only after the first publication. */
export const ErpIdField = ({ isPublished, publishedHint, isReadOnly, ...props }: ErpIdFieldProps) => (
  <TextField
    hint={
      isPublished
        ? publishedHint
        : 'Латинские буквы, цифры, дефис и\u00A0подчёркивание. После публикации не\u00A0меняется'
    }
    maxLength={ERP_ID_MAX}
    spellCheck="false"
    isReadOnly={isReadOnly || isPublished}
    {...props}
  />
)
