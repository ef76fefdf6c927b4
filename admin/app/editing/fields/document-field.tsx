import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

/** A file to download, by its address on the site. */
export const DocumentField = ({
  value,
  onChange,
  ...props
}: EntryField<string | null> & { label: string }) => (
  <TextField
    hint="Адрес загруженного файла; пусто&nbsp;— файла нет"
    spellCheck="false"
    {...props}
    value={value ?? ''}
    onChange={(path) => onChange(path.trim() || null)}
  />
)
