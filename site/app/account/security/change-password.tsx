import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import type { Session } from '@rapport/contract/accounts/accounts'
import { useState } from 'react'
import { PasswordStrength } from '../../accounts/fields/password-strength.tsx'
import { signIn } from '../../accounts/session/current-user.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountForm } from '../account-form.tsx'
import { AccountSection } from '../account-section.tsx'
import { useAccountUser } from '../account-user.ts'
import { UsernameField } from './username-field.tsx'

type GetErrors = (name: string) => string[] | undefined

/** Changes the password and ends all other sessions. */
export function ChangePassword() {
  const { email } = useAccountUser()
  const [password, setPassword] = useState('')
  const getFieldProps = (name: string, getErrors: GetErrors) => ({
    id: `security-${name}`,
    name,
    maxLength: PASSWORD_MAX,
    required: true,
    errors: getErrors(name),
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
        {(getErrors) => (
          <>
            <UsernameField />
            <PasswordField
              {...getFieldProps('currentPassword', getErrors)}
              label="Текущий пароль"
              autoComplete="current-password"
            />
            <PasswordField
              {...getFieldProps('password', getErrors)}
              label="Новый пароль"
              autoComplete="new-password"
              hint={<PasswordStrength password={password} email={email} />}
              onInput={({ currentTarget }) => setPassword(currentTarget.value)}
            />
            <PasswordField
              {...getFieldProps('passwordConfirmation', getErrors)}
              label="Повторите новый пароль"
              autoComplete="new-password"
            />
          </>
        )}
      </AccountForm>
    </AccountSection>
  )
}
