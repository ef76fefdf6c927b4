import { PASSWORD_MAX } from '@rapport/contract/limits'
import { TextField } from '../ui/text-field.tsx'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import type { AuthStep } from './auth-step.ts'
import { EmailInput } from './email-input.tsx'
import { Way } from './way.tsx'

export function Login({ known: { email }, onSigned }: AuthStep) {
  return (
    <>
      <AuthForm call="login" submit="Войти" onDone={onSigned}>
        <EmailInput email={email} />
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
      <div className={styles.ways}>
        <Way to="register">Регистрация</Way>
        <Way to="recovery">Забыли пароль?</Way>
      </div>
    </>
  )
}
