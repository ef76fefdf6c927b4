import { CODE_MINUTES } from '@rapport/contract/limits'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import { openAuthDialog } from './auth-dialogs.ts'
import styles from './auth-form.module.css'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { CodeInput } from './code-input.tsx'

/**
 * Takes the mailed code, of a registration or of a recovery. The server checks it together with the password, so
 * that a guess costs a try there and nowhere else.
 */
export function EmailedCode({ popup, context: { email, code } }: AuthDialogProps) {
  const [wrong, setWrong] = useState(false)
  const registration = popup === 'register-confirm'
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('code')).trim()
    if (!/^\d{6}$/.test(typed)) return setWrong(true)
    openAuthDialog(registration ? 'final-registration' : 'password-change', { email, code: typed })
  }
  return (
    <>
      <form noValidate className={styles.form} onSubmit={confirm}>
        <p>
          {email ? `Отправили код на ${email}.` : 'Отправили код на вашу почту.'} Он действует {CODE_MINUTES}
          &nbsp;минут. Если письма нет, проверьте папку «Спам».
        </p>
        <CodeInput code={code} />
        <p role="alert" className={styles.failure}>
          {wrong && 'Код из письма — 6 цифр'}
        </p>
        <Button type="submit">Подтвердить</Button>
      </form>
      <div className={styles.links}>
        <AuthSwitchButton to={registration ? 'register' : 'recovery'} context={{ email }}>
          Отправить код ещё раз
        </AuthSwitchButton>
      </div>
    </>
  )
}
