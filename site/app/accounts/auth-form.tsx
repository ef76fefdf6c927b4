import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './auth-form.module.css'
import { type AccountAnswer, callAccount } from './call-account.ts'

interface AuthFormProps {
  call: 'login' | 'register' | 'storePassword' | 'forgotPassword' | 'resetPassword'
  /** Sent along, unseen. */
  known?: Record<string, string | undefined>
  submit: string
  /** Told of success, with the answer and what was sent. */
  onDone: (result: unknown, sent: FormData) => void
  children: ReactNode
}

/** A form that one call answers; what it refuses stands above the button as one sentence (§8). */
export function AuthForm({ call, known = {}, submit, onDone, children }: AuthFormProps) {
  const [answer, setAnswer] = useState<AccountAnswer>()
  const [loading, setLoading] = useState(false)
  const busy = useRef(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setLoading(true)
    setAnswer(undefined)
    const form = new FormData(event.currentTarget)
    for (const [name, value] of Object.entries(known)) if (value) form.set(name, value)
    // An empty optional field is an absent one.
    for (const [name, value] of [...form]) if (value === '') form.delete(name)
    const next = await callAccount(call, form)
    busy.current = false
    setLoading(false)
    setAnswer(next)
    if (next.ok) onDone(next.result, form)
  }

  return (
    <form noValidate className={styles.form} aria-busy={loading} onSubmit={send}>
      {children}
      <p role="alert" className={styles.failure}>
        {answer?.ok === false && answer.message}
      </p>
      <Button type="submit" disabled={loading}>
        {loading ? 'Отправляем…' : submit}
      </Button>
    </form>
  )
}
