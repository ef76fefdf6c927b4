import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import { useState } from 'react'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { useAuthField } from './auth-form-context.ts'
import { PasswordStrength } from './password-strength.tsx'

const field = { autoComplete: 'new-password', maxLength: PASSWORD_MAX, required: true }

/** New password and its repetition, with the strength. */
export function NewPassword({ first }: { first?: boolean }) {
  const [{ password, email }, setTyped] = useState({ password: '', email: '' })
  return (
    <>
      <PasswordField
        {...field}
        {...(first ? { 'data-focus-first': '' } : {})}
        {...useAuthField('password')}
        label="Пароль"
        hint={<PasswordStrength password={password} email={email} />}
        onInput={({ currentTarget: { value, form } }) => {
          const emailField = form?.elements.namedItem('email')
          setTyped({ password: value, email: emailField instanceof HTMLInputElement ? emailField.value : '' })
        }}
      />
      <PasswordField
        {...field}
        {...useAuthField('passwordConfirmation', 'password-confirmation')}
        label="Повторите пароль"
      />
    </>
  )
}
