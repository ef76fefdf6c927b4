import { PictureField as MediaPictureField } from '../../media/picture-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

type PictureFieldProps = EntryField<string | null> & {
  label: string
  /** Whether the thing may do without one. */
  isOptional?: boolean
}

/** A picture of the library, by the name of its file. */
export const PictureField = ({ isReadOnly, ...props }: PictureFieldProps) => (
  <MediaPictureField {...props} isDisabled={isReadOnly} />
)
