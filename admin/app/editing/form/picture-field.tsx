import { PictureField as MediaPictureField } from '../../media/picture-field.tsx'
import type { EntryField } from './use-entry-editor.ts'

type PictureFieldProps = EntryField<string | null> & {
  label: string
}

/** A picture of the library, by the name of its file. */
export const PictureField = ({ label, value, onChange, errors, isReadOnly }: PictureFieldProps) => (
  <MediaPictureField
    label={label}
    value={value}
    onChange={onChange}
    errors={errors}
    isDisabled={isReadOnly}
  />
)
