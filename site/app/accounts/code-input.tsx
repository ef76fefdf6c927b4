import { TextField } from '../ui/field/text-field.tsx'

/** The six digits of a mail. */
export function CodeInput({ code }: { code?: string | undefined }) {
  return (
    <TextField
      id="auth-code"
      name="code"
      label="Код из письма"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      defaultValue={code}
      data-focus-first=""
    />
  )
}
