import type { ReactNode } from 'react'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { TextField } from '../ui/field/text-field.tsx'

interface PageLinkFieldProps extends EntryField<string | null> {
  label?: string
  hint?: ReactNode
}

/** Path of a page of this site; empty is null. */
export const PageLinkField = ({ value, onChange, ...props }: PageLinkFieldProps) => (
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
