import { PASSWORD_MAX } from '@rapport/contract/limits'
import { TextField } from '../ui/field/text-field.tsx'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { EmailInput } from './email-input.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

export function Login({ context: { email }, onSigned }: AuthDialogProps) {
  return (
    <>
      <AuthForm call="login" submit="Войти" onDone={onSigned}>
        <EmailInput email={email} autoComplete="username webauthn" />
        <TextField
          id="auth-password"
          name="password"
          type="password"
          label="Пароль"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
        />
      </AuthForm>
      <PasskeyLogin onSigned={onSigned} />
      <div className={styles.links}>
        <AuthSwitchButton to="register">Регистрация</AuthSwitchButton>
        <AuthSwitchButton to="recovery">Забыли пароль?</AuthSwitchButton>
      </div>
    </>
  )
}
