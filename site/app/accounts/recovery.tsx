import type { AuthDialogProps } from './auth-dialog-props.ts'
import { openAuthDialog } from './auth-dialogs.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { EmailAndCodeFields } from './fields/email-and-code-fields.tsx'
import { EmailInput } from './fields/email-input.tsx'
import { NewPassword } from './fields/new-password.tsx'
import { ResendCodeButton } from './resend-code-button.tsx'

/** Requests a code for a new password. */
export function Recovery({ context: { email } }: AuthDialogProps) {
  return (
    <>
      <AuthForm
        call="forgotPassword"
        submit="Подтвердить"
        onDone={(_, sent) => openAuthDialog('recovery-confirm', { email: String(sent.get('email')) })}
      >
        <p>Укажите почту, с&nbsp;которой вы регистрировались: пришлём код для нового пароля.</p>
        <EmailInput email={email} />
      </AuthForm>
      <div className={styles.links}>
        <AuthSwitchButton to="login">Вспомнили пароль</AuthSwitchButton>
      </div>
    </>
  )
}

/** Sets the new password with the code. */
export function PasswordChange({ context, onSigned }: AuthDialogProps) {
  return (
    <>
      <AuthForm call="resetPassword" submit="Сохранить пароль" onDone={onSigned}>
        <EmailAndCodeFields context={context} />
        <NewPassword first={context.email !== undefined && context.code !== undefined} />
      </AuthForm>
      <div className={styles.links}>
        <ResendCodeButton call="forgotPassword">Получить новый код</ResendCodeButton>
        <AuthSwitchButton to="recovery">Другая почта</AuthSwitchButton>
      </div>
    </>
  )
}
