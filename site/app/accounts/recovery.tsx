import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { openAuth } from './auth-popup.ts'
import type { AuthStep } from './auth-step.ts'
import { EmailInput } from './email-input.tsx'
import { Way } from './way.tsx'

export function Recovery({ known: { email } }: AuthStep) {
  return (
    <>
      <AuthForm
        call="forgotPassword"
        submit="Подтвердить"
        onDone={(_, sent) => openAuth('recovery-confirm', { email: String(sent.get('email')) })}
      >
        <p>Укажите почту, с&nbsp;которой вы регистрировались: пришлём код для нового пароля.</p>
        <EmailInput email={email} />
      </AuthForm>
      <div className={styles.ways}>
        <Way to="login">Вспомнили пароль</Way>
      </div>
    </>
  )
}
