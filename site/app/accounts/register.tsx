import { Link } from 'react-router'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import { openAuthDialog } from './auth-dialogs.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { EmailInput } from './email-input.tsx'

/** Asks for the address; it is kept as the request's id for the popups that follow. */
export function Register({ context: { email } }: AuthDialogProps) {
  return (
    <>
      <AuthForm
        call="register"
        submit="Зарегистрироваться"
        onDone={(_, sent) => openAuthDialog('register-confirm', { email: String(sent.get('email')) })}
      >
        <EmailInput email={email} />
        <p className={styles.note}>
          Пришлём на&nbsp;эту почту код. Регистрируясь, вы принимаете{' '}
          <Link to="/agreement/">пользовательское соглашение</Link>.
        </p>
      </AuthForm>
      <div className={styles.links}>
        <AuthSwitchButton to="login">Уже есть пароль</AuthSwitchButton>
      </div>
    </>
  )
}
