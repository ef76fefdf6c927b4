import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { ORDER_SUCCESS_HIDE_MS } from '@rapport/contract/orders/order-limits'
import type { OrderOutcome } from '@rapport/contract/page'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import { usePageCity } from '../contacts/use-page-city.ts'
import { loadOrderSending } from './load-order-sending.ts'

/**
 * Idle or loading, with the errors of the last try, and whether it got as far as the server; or success, which replaces
 * the form.
 */
export type OrderFormState =
  | { phase: 'idle' | 'loading'; errors: FieldErrors; isSent: boolean; progress?: ReactNode }
  | { phase: 'success'; number: string }

export function useOrderForm(outcome: OrderOutcome) {
  const [state, setState] = useState<OrderFormState>({ phase: 'idle', errors: outcome.errors, isSent: true })
  /** What the form holds when it is shown again: nothing once an order has gone. */
  const [values, setValues] = useState(outcome.values)
  const city = usePageCity()
  // A second submit may come before the first has been rendered.
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
    // Without that part the browser's own way is better than none.
    if (!sending) return form.submit()
    const response = await sending.placeOrder(filled, city, (progress) =>
      setState({ phase: 'loading', errors: {}, isSent: false, progress }),
    )
    if ('number' in response) {
      setValues({})
      clearFiles(form)
      setState({ phase: 'success', number: response.number })
      reachGoal('order-sent')
      return
    }
    busy.current = false
    setState({ phase: 'idle', errors: response.errors, isSent: response.isSent })
    reachGoal('order-failed', { fields: Object.keys(response.errors).join(',') })
  }

  /** Puts the errors of files that are left in place of those there were. */
  const setFileErrors = useCallback((left: string[]) => {
    setState((last) => {
      if (last.phase === 'success') return last
      const { files: _, ...others } = last.errors
      return { ...last, errors: left.length > 0 ? { ...others, files: left } : others }
    })
  }, [])

  return { state, values, submit, reset, setFileErrors }
}

/** Clears the file fields of a form that stand elsewhere on the page: the next form would send their files again. */
function clearFiles({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') continue
    field.value = ''
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
