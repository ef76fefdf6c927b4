import { type MouseEvent, useRef, useState } from 'react'
import { setAuthContext } from './auth-dialogs.ts'
import styles from './auth-form.module.css'
import { callAccountEndpoint } from './session/account-endpoint.ts'

interface ResendCodeButtonProps {
  call: 'register' | 'forgotPassword'
  children: string
}

/**
 * Mails another code to the address of its form and keeps the input. A code from a link is replaced by the code
 * field.
 */
export function ResendCodeButton({ call, children }: ResendCodeButtonProps) {
  const [note, setNote] = useState('')
  const busy = useRef(false)

  async function send({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (busy.current) return
    const field = currentTarget.closest('[data-auth]')?.querySelector<HTMLInputElement>('[name=email]')
    const email = field?.value.trim() ?? ''
    if (email === '') {
      field?.focus()
      return setNote('Укажите почту, и\u00a0мы пришлём код')
    }
    busy.current = true
    setNote('Отправляем…')
    const form = new FormData()
    form.set('email', email)
    const answer = await callAccountEndpoint(call, form)
    busy.current = false
    setNote(answer.ok ? `Отправили новый код на\u00a0${email}` : answer.message)
    if (answer.ok) setAuthContext({ email })
  }

  return (
    <>
      <button type="button" className={styles.link} onClick={send}>
        {children}
      </button>
      <p role="status" className={styles.sent}>
        {note}
      </p>
    </>
  )
}
