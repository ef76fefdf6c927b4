import { TextField } from '../../ui/field/text-field.tsx'
import styles from './picture-field.module.css'
import type { EntryField } from './use-entry-editor.ts'

type PictureFieldProps = EntryField<string | null> & {
  label: string
}

/** A picture of the library, by the name of its file. */
export const PictureField = ({ value, onChange, ...props }: PictureFieldProps) => (
  <div className={styles.field}>
    {value && <img src={`/media/${encodeURIComponent(value)}`} alt="" className={styles.picture} />}
    <TextField
      {...props}
      hint="Имя файла из&nbsp;загруженных на&nbsp;сайт"
      value={value ?? ''}
      onChange={(name) => onChange(name.trim() || null)}
    />
  </div>
)
