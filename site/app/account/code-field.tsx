import { TextField } from '../ui/field/text-field.tsx'

/** Field for the mailed code of six digits. */
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
