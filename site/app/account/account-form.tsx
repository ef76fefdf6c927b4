import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type AccountResponse, callAccountEndpoint } from '../accounts/account-endpoint.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './account-form.module.css'
import { formMessage, useAccountCall } from './use-account-call.ts'

interface AccountFormProps {
  /** The call that the form makes, or what makes it. */
  call: EndpointName | ((form: FormData) => Promise<AccountResponse>)
  submit: string
  loadingLabel?: string
  variant?: 'primary' | 'outline'
  /** Whether its fields are empty again once it is done. */
  isResetWhenDone?: boolean
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
  const { loadingLabel = 'Сохраняем…', isResetWhenDone, focusSubmit, actions, className = styles.form } = rest
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

  return (
    <form ref={ref} noValidate aria-busy={isLoading} className={className} onSubmit={send}>
      {children((field) => failure?.errors[field])}
      <p role="alert" className={styles.failure}>
        {formMessage(failure)}
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
