import type { Session } from '@rapport/contract/accounts/accounts'
import { PASSWORD_MAX } from '@rapport/contract/limits'
import { type FormEvent, useState } from 'react'
import { signIn } from '../../accounts/current-user.ts'
import { PasswordStrength } from '../../accounts/fields/password-strength.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountUser } from '../account-user.ts'
import styles from './security.module.css'
import { useAccountCall } from './use-account-call.ts'
import { UsernameField } from './username-field.tsx'

const FIELDS = ['currentPassword', 'password', 'passwordConfirmation'] as const

/** Changes the password, which ends every other session. */
export function ChangePassword() {
  const { email } = useAccountUser()
  const [password, setPassword] = useState('')
  const { call, isLoading, failure } = useAccountCall('changePassword', FIELDS)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const answer = await call(new FormData(form))
    if (!answer) return
    if (!answer.ok) {
      const wrong = FIELDS.find((field) => answer.errors[field]?.length)
      if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    signIn(answer.result as Session)
    form.reset()
    setPassword('')
    showToast('Пароль изменён. На\u00A0других устройствах вы\u00A0вышли')
  }

  const fieldOf = (name: (typeof FIELDS)[number]) => ({
    id: `security-${name}`,
    name,
    maxLength: PASSWORD_MAX,
    required: true,
    errors: failure?.errors[name],
  })
  return (
    <AccountSection
      heading="Пароль"
      lead="После смены вы&nbsp;останетесь здесь, а&nbsp;на&nbsp;других устройствах выйдете."
    >
      <form noValidate aria-busy={isLoading} className={styles.form} onSubmit={submit}>
        <UsernameField />
        <PasswordField
          {...fieldOf('currentPassword')}
          label="Текущий пароль"
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldOf('password')}
          label="Новый пароль"
          autoComplete="new-password"
          hint={<PasswordStrength password={password} email={email} />}
          onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <PasswordField
          {...fieldOf('passwordConfirmation')}
          label="Повторите новый пароль"
          autoComplete="new-password"
        />
        <p role="alert" className={styles.failure}>
          {failure?.message}
        </p>
        <Button type="submit" disabled={isLoading} className={styles.submit}>
          {isLoading ? 'Сохраняем…' : 'Сменить пароль'}
        </Button>
      </form>
    </AccountSection>
  )
}
