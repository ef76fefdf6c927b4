import { CODE_MINUTES } from '@rapport/contract/accounts/session-limits'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import { openAuthDialog } from './auth-dialogs.ts'
import styles from './auth-form.module.css'
import { AuthSwitchButton } from './auth-switch-button.tsx'
import { AuthFormContext } from './fields/auth-form-context.ts'
import { CodeInput } from './fields/code-input.tsx'
import { EmailInput } from './fields/email-input.tsx'
import { ResendCodeButton } from './resend-code-button.tsx'

const INCOMPLETE = 'Код из письма — 6 цифр'
const idPrefix = 'auth'

/**
 * Takes the mailed code of a registration or recovery. The server checks it together with the password, so that every
 * guess counts as an attempt.
 */
export function EmailedCode({ popup, context: { email, code } }: AuthDialogProps) {
  const [isIncomplete, setIncomplete] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const isRegistration = popup === 'register-confirm'
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [typed, typedEmail] = [String(form.get('code')), String(form.get('email') ?? '')]
    if (!/^\d{6}$/.test(typed)) {
      setIncomplete(true)
      ref.current?.querySelector<HTMLElement>('[name=code]')?.focus()
      return
    }
    openAuthDialog(isRegistration ? 'final-registration' : 'password-change', {
      email: email ?? (typedEmail || undefined),
      code: typed,
    })
  }
  return (
    <AuthFormContext value={{ idPrefix, errors: isIncomplete ? { code: [INCOMPLETE] } : {} }}>
      <form ref={ref} name="code" method="post" noValidate className={styles.form} onSubmit={confirm}>
        <p>
          {email ? `Отправили код на ${email}.` : 'Отправили код на вашу почту.'} Он действует {CODE_MINUTES}
          &nbsp;минут. Если письма нет, проверьте папку «Спам».
        </p>
        {email ? <input type="hidden" name="email" value={email} /> : <EmailInput />}
        <CodeInput code={code} />
        <Button type="submit">Подтвердить</Button>
      </form>
      <div className={styles.links}>
        <ResendCodeButton call={isRegistration ? 'register' : 'forgotPassword'}>
          Отправить код ещё раз
        </ResendCodeButton>
        <AuthSwitchButton to={isRegistration ? 'register' : 'recovery'}>Другая почта</AuthSwitchButton>
      </div>
    </AuthFormContext>
  )
}
