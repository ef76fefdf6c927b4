import { TextField } from '../ui/text-field.tsx'

const field = { type: 'password', autoComplete: 'new-password', maxLength: 128, required: true }

/** A password to be, typed twice. */
export function NewPassword({ first }: { first?: boolean }) {
  return (
    <>
      <TextField
        {...field}
        {...(first ? { 'data-focus-first': '' } : {})}
        id="auth-password"
        name="password"
        label="Пароль"
        hint="От 8 символов"
      />
      <TextField
        {...field}
        id="auth-password-confirmation"
        name="passwordConfirmation"
        label="Повторите пароль"
      />
    </>
  )
}
