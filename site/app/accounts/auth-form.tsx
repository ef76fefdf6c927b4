import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Goal, reachGoal } from '../browser/visit/analytics.ts'
import { Button } from '../ui/button/button.tsx'
import { type AccountFailure, type AccountResponse, callAccountEndpoint } from './account-endpoint.ts'
import styles from './auth-form.module.css'
import { AuthFormContext } from './fields/auth-form-context.ts'

/** Of the calls that end in a log-in. */
const goals: Partial<Record<AuthFormProps['call'], Goal>> = {
  login: 'logged-in',
  storePassword: 'registered',
}

interface AuthFormProps {
  call: 'login' | 'register' | 'storePassword' | 'forgotPassword' | 'resetPassword'
  submit: string
  /** Told of success, with the answer and what was sent. */
  onDone: (result: unknown, sent: FormData) => void
  idPrefix?: string | undefined
  children: ReactNode
}

/**
 * A form that one call answers. What it refuses is one sentence: below the field that it is about, which takes the focus,
 * otherwise above the button. Nothing that was typed is lost by it.
 */
export function AuthForm({ call, submit, onDone, idPrefix = 'auth', children }: AuthFormProps) {
  const [answer, setAnswer] = useState<AccountResponse>()
  const [loading, setLoading] = useState(false)
  const busy = useRef(false)
  /** Whether a field shows the sentence, which the form would say again. */
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
    // An empty optional field is an absent one.
    for (const [name, value] of [...form]) if (value === '') form.delete(name)
    const next = await callAccountEndpoint(call, form)
    busy.current = false
    setLoading(false)
    setAnswer(next)
    setAtField(!next.ok && isFieldError(ref.current, next))
    // Whoever went on to another popup meanwhile is not to be led to the next of this one.
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
        // Should it ever be sent by the browser itself, no password may stand in an address.
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

/** Returns whether the sentence of a refusal is the error of a field that the form has. */
const isFieldError = (form: HTMLFormElement | null, { message, errors }: AccountFailure) =>
  Object.entries(errors).some(([name, [first]]) => first === message && form?.elements.namedItem(name))
