import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import { PasswordField } from '../ui/field/password-field.tsx'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { useAuthField } from './fields/auth-form-context.ts'
import { EmailInput } from './fields/email-input.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

export function Login({ context: { email }, onSigned, idPrefix }: AuthDialogProps) {
  return (
    <>
      <AuthForm call="login" submit="Войти" onDone={onSigned} idPrefix={idPrefix}>
        <p>В&nbsp;кабинете&nbsp;— ваши цены, заявки со&nbsp;статусами и&nbsp;избранное.</p>
        <EmailInput email={email} autoComplete="username webauthn" />
        <CurrentPassword />
      </AuthForm>
      <PasskeyLogin onSigned={onSigned} />
      <div className={styles.links}>
        <AuthSwitchButton to="register">Регистрация</AuthSwitchButton>
        <AuthSwitchButton to="recovery">Забыли пароль?</AuthSwitchButton>
      </div>
    </>
  )
}

function CurrentPassword() {
  return (
    <PasswordField
      {...useAuthField('password')}
      label="Пароль"
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      required
    />
  )
}
