import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { ORDER_SUCCESS_HIDE_MS } from '@rapport/contract/orders/order-limits'
import type { PlacedOrder } from '@rapport/contract/orders/placed-order'
import type { OrderOutcome } from '@rapport/contract/page'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import type { PageCity } from './page-city.ts'
import { loadOrderSending } from './sending/load-order-sending.ts'

/**
 * State of the form, with the errors of the last attempt and whether they come from the server. Success replaces the
 * form.
 */
export type OrderFormState =
  | { phase: 'idle' | 'loading'; errors: FieldErrors; isSent: boolean; progress?: ReactNode }
  | { phase: 'success'; order: PlacedOrder }

export function useOrderForm(
  outcome: OrderOutcome,
  city: PageCity | undefined,
  onSent?: (form: FormData) => void,
) {
  const [state, setState] = useState<OrderFormState>({ phase: 'idle', errors: outcome.errors, isSent: true })
  /** Initial values of the form; none after success. */
  const [values, setValues] = useState(outcome.values)
  // A second submit may arrive before the rerender.
  const busy = useRef(false)

  const reset = useCallback(() => {
    busy.current = false
    setState({ phase: 'idle', errors: {}, isSent: false })
  }, [])

  useEffect(() => {
    if (state.phase !== 'success') return
    const timer = setTimeout(reset, ORDER_SUCCESS_HIDE_MS)
    return () => clearTimeout(timer)
  }, [state.phase, reset])

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return
    busy.current = true
    const filled = new FormData(form)
    setState({ phase: 'loading', errors: {}, isSent: false })
    const sending = await loadOrderSending().catch(() => undefined)
    // Without the chunk the browser sends the form.
    if (!sending) return form.submit()
    const response = await sending.placeOrder(filled, city, (progress) =>
      setState({ phase: 'loading', errors: {}, isSent: false, progress }),
    )
    if ('number' in response) {
      setValues({})
      clearFiles(form)
      setState({ phase: 'success', order: response })
      onSent?.(filled)
      reachGoal('order-sent')
      return
    }
    busy.current = false
    setState({ phase: 'idle', errors: response.errors, isSent: response.isSent })
    reachGoal('order-failed', { fields: Object.keys(response.errors).join(',') })
  }

  /** Replaces the errors of files by the remaining ones. */
  const setFileErrors = useCallback((left: string[]) => {
    setState((last) => {
      if (last.phase === 'success') return last
      const { files: _, ...others } = last.errors
      return { ...last, errors: left.length > 0 ? { ...others, files: left } : others }
    })
  }, [])

  return { state, values, submit, reset, setFileErrors }
}

/** Clears file fields outside the form element, whose files the next form would send again. */
function clearFiles({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') continue
    field.value = ''
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
