import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ClosedForm } from '../accounts/closed-form.tsx'
import { type AccountResponse, callAccountEndpoint } from '../accounts/session/account-endpoint.ts'
import { readSiteContext } from '../browser/site-context.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './account-form.module.css'
import { getFormMessage, useAccountCall } from './use-account-call.ts'

interface AccountFormProps {
  /** Endpoint that the form calls, or a function that calls it. */
  call: EndpointName | ((form: FormData) => Promise<AccountResponse>)
  submit: string
  loadingLabel?: string
  variant?: 'primary' | 'outline'
  /** Clears the fields after success. */
  isResetWhenDone?: boolean
  /** Focuses the submit button, if the form replaces the focused element. */
  focusSubmit?: boolean
  /** Called with the result and the sent data. */
  onDone: (result: unknown, form: FormData) => void
  /** Beside the submit button. */
  actions?: ReactNode
  className?: string | undefined
  /** Closed while the law does not allow to collect personal data. What is stored stays readable. */
  collectsData?: boolean
  /** Renders the fields with their errors. */
  children: (getErrors: (name: string) => string[] | undefined) => ReactNode
}

/** Form with one request. Its fields are uncontrolled, so that a failure or a rerender keeps typed text. */
export function AccountForm({
  call,
  submit,
  variant = 'primary',
  onDone,
  children,
  ...rest
}: AccountFormProps) {
  const { loadingLabel = 'Сохраняем…', isResetWhenDone, focusSubmit, actions, className = styles.form } = rest
  const closed = rest.collectsData ? readSiteContext().closed : undefined
  const { isLoading, failure, ...sending } = useAccountCall((form: FormData) =>
    typeof call === 'string' ? callAccountEndpoint(call, form) : call(form),
  )
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answer = await sending.call(form)
    if (!answer?.ok) return
    if (isResetWhenDone) ref.current?.reset()
    onDone(answer.result, form)
  }

  if (closed)
    return (
      <div className={className}>
        <fieldset disabled className={styles.closed}>
          {children(() => undefined)}
        </fieldset>
        <ClosedForm text="Изменить данные пока нельзя." {...closed} />
      </div>
    )
  return (
    <form ref={ref} noValidate aria-busy={isLoading} className={className} onSubmit={send}>
      {children((field) => failure?.errors[field])}
      <p role="alert" className={styles.failure}>
        {getFormMessage(failure)}
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
