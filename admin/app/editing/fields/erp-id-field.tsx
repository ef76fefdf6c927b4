import { ERP_ID_MAX } from '@rapport/staff-contract/editing/text-limits'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

interface ErpIdFieldProps extends EntryField<string> {
  label: string
  /** Whether the thing is on the site, where others know it by its code already. */
  isPublished: boolean
  /** Why its code no longer changes then. */
  publishedHint: string
}

/** The code by which the factory’s own accounting knows a thing: it is chosen before the thing is published, and stays. */
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
