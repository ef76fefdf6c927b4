import { BODY_MAX } from '@rapport/contract/limits'
import { TextArea } from '../../ui/field/text-area.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

type BodyFieldProps = EntryField<string> & {
  label: string
}

/** A text with marks. */
export const BodyField = (props: BodyFieldProps) => <TextArea {...props} rows={16} maxLength={BODY_MAX} />
