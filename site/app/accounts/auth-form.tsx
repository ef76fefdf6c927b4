import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Goal, reachGoal } from '../browser/visit/analytics.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './auth-form.module.css'
import { AuthFormContext } from './fields/auth-form-context.ts'
import { type AccountFailure, type AccountResponse, callAccountEndpoint } from './session/account-endpoint.ts'

/** Goals of endpoints that log in. */
const goals: Partial<Record<AuthFormProps['call'], Goal>> = {
  login: 'logged-in',
  storePassword: 'registered',
}

interface AuthFormProps {
  call: 'login' | 'register' | 'storePassword' | 'forgotPassword' | 'resetPassword'
  submit: string
  /** Called after success with the result and the sent data. */
  onDone: (result: unknown, sent: FormData) => void
  idPrefix?: string | undefined
  children: ReactNode
}

/**
 * Form of an account dialog with one request. An error is one message: at its field, which takes focus, or above the
 * button. Typed text stays.
 */
export function AuthForm({ call, submit, onDone, idPrefix = 'auth', children }: AuthFormProps) {
  const [answer, setAnswer] = useState<AccountResponse>()
  const [loading, setLoading] = useState(false)
  const busy = useRef(false)
  /** Whether a field shows the message. */
  const [isAtField, setAtField] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const failure = answer?.ok === false ? answer : undefined

  useEffect(() => {
    if (failure) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setLoading(true)
    setAnswer(undefined)
    const form = new FormData(event.currentTarget)
    // An empty optional field is omitted.
    for (const [name, value] of [...form]) if (value === '') form.delete(name)
    const next = await callAccountEndpoint(call, form)
    busy.current = false
    setLoading(false)
    setAnswer(next)
    setAtField(!next.ok && isFieldError(ref.current, next))
    // The visitor may have opened another dialog meanwhile.
    if (!next.ok || (!ref.current && (call === 'register' || call === 'forgotPassword'))) return
    const goal = goals[call]
    if (goal) reachGoal(goal)
    onDone(next.result, form)
  }

  return (
    <AuthFormContext value={{ idPrefix, errors: failure?.errors ?? {} }}>
      <form
        ref={ref}
        id={`${idPrefix}-${call}`}
        name={call}
        // If the browser submits the form, the password must not be in the URL.
        method="post"
        noValidate
        className={styles.form}
        aria-busy={loading}
        onSubmit={send}
      >
        {children}
        <p role="alert" className={styles.failure}>
          {!isAtField && failure?.message}
        </p>
        <Button type="submit" disabled={loading}>
          {loading ? 'Отправляем…' : submit}
        </Button>
      </form>
    </AuthFormContext>
  )
}

const isFieldError = (form: HTMLFormElement | null, { message, errors }: AccountFailure) =>
  Object.entries(errors).some(([name, [first]]) => first === message && form?.elements.namedItem(name))
