import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import type { Session } from '@rapport/contract/accounts/accounts'
import { useState } from 'react'
import { signIn } from '../../accounts/current-user.ts'
import { PasswordStrength } from '../../accounts/fields/password-strength.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountForm } from '../account-form.tsx'
import { AccountSection } from '../account-section.tsx'
import { useAccountUser } from '../account-user.ts'
import { UsernameField } from './username-field.tsx'

type ErrorsOf = (name: string) => string[] | undefined

/** Changes the password, which ends every other session. */
export function ChangePassword() {
  const { email } = useAccountUser()
  const [password, setPassword] = useState('')
  const fieldOf = (name: string, errorsOf: ErrorsOf) => ({
    id: `security-${name}`,
    name,
    maxLength: PASSWORD_MAX,
    required: true,
    errors: errorsOf(name),
  })
  return (
    <AccountSection
      heading="Пароль"
      lead="После смены вы&nbsp;останетесь здесь, а&nbsp;на&nbsp;других устройствах выйдете."
    >
      <AccountForm
        call="changePassword"
        submit="Сменить пароль"
        isResetWhenDone
        onDone={(result) => {
          signIn(result as Session)
          setPassword('')
          showToast('Пароль изменён. На\u00A0других устройствах вы\u00A0вышли')
        }}
      >
        {(errorsOf) => (
          <>
            <UsernameField />
            <PasswordField
              {...fieldOf('currentPassword', errorsOf)}
              label="Текущий пароль"
              autoComplete="current-password"
            />
            <PasswordField
              {...fieldOf('password', errorsOf)}
              label="Новый пароль"
              autoComplete="new-password"
              hint={<PasswordStrength password={password} email={email} />}
              onInput={({ currentTarget }) => setPassword(currentTarget.value)}
            />
            <PasswordField
              {...fieldOf('passwordConfirmation', errorsOf)}
              label="Повторите новый пароль"
              autoComplete="new-password"
            />
          </>
        )}
      </AccountForm>
    </AccountSection>
  )
}
