import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { ERP_ID_MAX } from '@rapport/contract/limits'
import { TagsField } from '../../ui/tags-field/tags-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

interface CodesFieldProps extends EntryField<string[]> {
  label: string
  newLabel: string
  hint: string
  errorsWithin: FieldErrors
}

/** Codes that the factory’s accounting knows things by. */
export const CodesField = ({ errors, errorsWithin, ...props }: CodesFieldProps) => (
  <TagsField
    maxLength={ERP_ID_MAX}
    errors={[...new Set([...errors, ...Object.values(errorsWithin).flat()])]}
    {...props}
  />
)
