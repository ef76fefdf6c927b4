import { PASSWORD_MAX } from '@rapport/contract/limits'
import { PasswordField } from '../ui/field/password-field.tsx'

const field = { autoComplete: 'new-password', maxLength: PASSWORD_MAX, required: true }

/** A password to be, typed twice. */
export function NewPassword({ first }: { first?: boolean }) {
  return (
    <>
      <PasswordField
        {...field}
        {...(first ? { 'data-focus-first': '' } : {})}
        id="auth-password"
        name="password"
        label="Пароль"
        hint="От 8 символов"
      />
      <PasswordField
        {...field}
        id="auth-password-confirmation"
        name="passwordConfirmation"
        label="Повторите пароль"
      />
    </>
  )
}
