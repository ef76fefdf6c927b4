import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

/** Where something leads to: a page of this site. */
export const LinkField = ({ value, onChange, ...props }: EntryField<string | null>) => (
  <TextField
    label="Ведёт на&nbsp;страницу"
    hint={
      <>
        Адрес на&nbsp;этом сайте: <code>/catalog/</code>; пусто&nbsp;— никуда
      </>
    }
    spellCheck="false"
    {...props}
    value={value ?? ''}
    onChange={(path) => onChange(path.trim() || null)}
  />
)
