import { TextField } from '../../ui/field/text-field.tsx'
import { useAuthField } from './auth-form-context.ts'
import { extractCode } from './extract-code.ts'

/** Field for the mailed code of six digits, typed, pasted with other text, or autofilled. */
export function CodeInput({ code }: { code?: string | undefined }) {
  return (
    <TextField
      {...useAuthField('code')}
      label="Код из письма"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      defaultValue={code}
      onInput={({ currentTarget }) => {
        const digits = extractCode(currentTarget.value)
        if (digits !== currentTarget.value) currentTarget.value = digits
      }}
      data-focus-first=""
    />
  )
}
