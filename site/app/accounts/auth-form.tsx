import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type Goal, reachGoal } from '../browser/visit/analytics.ts'
import { Button } from '../ui/button/button.tsx'
import { type AccountResponse, callAccountEndpoint } from './account-endpoint.ts'
import styles from './auth-form.module.css'

/** Of the calls that end in a log-in. */
const goals: Partial<Record<AuthFormProps['call'], Goal>> = {
  login: 'logged-in',
  storePassword: 'registered',
}

interface AuthFormProps {
  call: 'login' | 'register' | 'storePassword' | 'forgotPassword' | 'resetPassword'
  /** Sent along, unseen. */
  context?: Record<string, string | undefined>
  submit: string
  /** Told of success, with the answer and what was sent. */
  onDone: (result: unknown, sent: FormData) => void
  children: ReactNode
}

/** A form that one call answers; what it refuses stands above the button as one sentence. */
export function AuthForm({ call, context = {}, submit, onDone, children }: AuthFormProps) {
  const [answer, setAnswer] = useState<AccountResponse>()
  const [loading, setLoading] = useState(false)
  const busy = useRef(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setLoading(true)
    setAnswer(undefined)
    const form = new FormData(event.currentTarget)
    for (const [name, value] of Object.entries(context)) if (value) form.set(name, value)
    // An empty optional field is an absent one.
    for (const [name, value] of [...form]) if (value === '') form.delete(name)
    const next = await callAccountEndpoint(call, form)
    busy.current = false
    setLoading(false)
    setAnswer(next)
    if (!next.ok) return
    const goal = goals[call]
    if (goal) reachGoal(goal)
    onDone(next.result, form)
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
