import { CODE_MINUTES } from '@rapport/contract/limits'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './auth-form.module.css'
import { openAuth } from './auth-popup.ts'
import type { AuthStep } from './auth-step.ts'
import { CodeInput } from './code-input.tsx'
import { Way } from './way.tsx'

/**
 * Takes the mailed code, of a registration or of a recovery. The server checks it together with the password, so
 * that a guess costs a try there and nowhere else.
 */
export function MailedCode({ popup, known: { email, code } }: AuthStep) {
  const [wrong, setWrong] = useState(false)
  const registration = popup === 'register-confirm'
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('code')).trim()
    if (!/^\d{6}$/.test(typed)) return setWrong(true)
    openAuth(registration ? 'final-registration' : 'password-change', { email, code: typed })
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
      <div className={styles.ways}>
        <Way to={registration ? 'register' : 'recovery'} known={{ email }}>
          Отправить код ещё раз
        </Way>
      </div>
    </>
  )
}
