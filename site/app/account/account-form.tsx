import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type AccountResponse, callAccountEndpoint } from '../accounts/account-endpoint.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './account-form.module.css'

type Failure = Extract<AccountResponse, { ok: false }>

interface AccountFormProps {
  /** The call that the form makes, or what makes it. */
  call: EndpointName | ((form: FormData) => Promise<AccountResponse>)
  submit: string
  loadingLabel?: string
  variant?: 'primary' | 'outline'
  /** Whether it stands in the place of what had the focus. */
  focusSubmit?: boolean
  /** Called with the result of the call, and what was sent. */
  onDone: (result: unknown, form: FormData) => void
  /** Beside the button that submits. */
  actions?: ReactNode
  className?: string | undefined
  /** The fields; given what is wrong with each. */
  children: (errorsOf: (name: string) => string[] | undefined) => ReactNode
}

/** A form that one call answers. Its fields hold their own text: neither a failure nor a new answer takes it from them. */
export function AccountForm({
  call,
  submit,
  variant = 'primary',
  onDone,
  children,
  ...rest
}: AccountFormProps) {
  const { loadingLabel = 'Сохраняем…', focusSubmit, actions, className = styles.form } = rest
  const [failure, setFailure] = useState<Failure>()
  const [isLoading, setIsLoading] = useState(false)
  const busy = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setIsLoading(true)
    setFailure(undefined)
    const form = new FormData(event.currentTarget)
    const answer = await (typeof call === 'string' ? callAccountEndpoint(call, form) : call(form))
    busy.current = false
    setIsLoading(false)
    if (answer.ok) onDone(answer.result, form)
    else setFailure(answer)
  }

  // A sentence that stands at a field is not said twice.
  const isAtField = Object.keys(failure?.errors ?? {}).some((name) => name !== 'message')
  return (
    <form ref={ref} noValidate aria-busy={isLoading} className={className} onSubmit={send}>
      {children((field) => failure?.errors[field])}
      <p role="alert" className={styles.failure}>
        {failure && (isAtField ? 'Исправьте отмеченные поля' : failure.message)}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant={variant} disabled={isLoading} autoFocus={focusSubmit}>
          {isLoading ? loadingLabel : submit}
        </Button>
        {actions}
      </div>
    </form>
  )
}
