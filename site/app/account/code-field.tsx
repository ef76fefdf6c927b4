import { TextField } from '../ui/field/text-field.tsx'

/** The six digits of a mail, asked for in place of the button that had them sent. */
export function CodeField({ id, errors }: { id: string; errors: string[] | undefined }) {
  return (
    <TextField
      id={id}
      name="code"
      label="Код из письма"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      errors={errors}
      autoFocus
    />
  )
}
