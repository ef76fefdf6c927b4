import { Link } from 'react-router'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { openAuth } from './auth-popup.ts'
import type { AuthStep } from './auth-step.ts'
import { EmailInput } from './email-input.tsx'
import { Way } from './way.tsx'

/** Asks for the address; it is kept as the request's id for the popups that follow (§4). */
export function Register({ known: { email } }: AuthStep) {
  return (
    <>
      <AuthForm
        call="register"
        submit="Зарегистрироваться"
        onDone={(_, sent) => openAuth('register-confirm', { email: String(sent.get('email')) })}
      >
        <EmailInput email={email} />
        <p className={styles.note}>
          Пришлём на&nbsp;эту почту код. Регистрируясь, вы принимаете{' '}
          <Link to="/agreement/">пользовательское соглашение</Link>.
        </p>
      </AuthForm>
      <div className={styles.ways}>
        <Way to="login">Уже есть пароль</Way>
      </div>
    </>
  )
}
