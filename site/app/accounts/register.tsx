import { readSiteContext } from '../browser/site-context.ts'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import { openAuthDialog } from './auth-dialogs.ts'
import styles from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { ClosedForm } from './closed-form.tsx'
import { EmailInput } from './fields/email-input.tsx'

/** Requests a code for a new account. The e-mail address is stored for the next dialogs. */
export function Register({ context: { email } }: AuthDialogProps) {
  const { closed, emptyPages } = readSiteContext()
  if (closed) return <ClosedForm text="Регистрация пока закрыта." {...closed} />
  return (
    <>
      <AuthForm
        call="register"
        submit="Зарегистрироваться"
        onDone={(_, sent) => openAuthDialog('register-confirm', { email: String(sent.get('email')) })}
      >
        <p>В&nbsp;кабинете&nbsp;— ваши цены, заявки со&nbsp;статусами и&nbsp;избранное.</p>
        <EmailInput email={email} />
        <p className={styles.note}>
          Пришлём на&nbsp;эту почту код.{' '}
          {!emptyPages?.includes('/agreement/') && (
            <>
              Регистрируясь, вы принимаете{' '}
              <a href="/agreement/" target="_blank" rel="noopener">
                пользовательское соглашение
              </a>
              .
            </>
          )}
        </p>
      </AuthForm>
      <div className={styles.links}>
        <AuthSwitchButton to="login">Уже есть пароль</AuthSwitchButton>
      </div>
    </>
  )
}
