import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { ORDER_SUCCESS_HIDE_MS } from '@rapport/contract/limits'
import type { OrderOutcome } from '@rapport/contract/page'
import { useCallback, useEffect, useRef, useState } from 'react'
import { chosenCityId, discardCityChoice } from '../browser/city/city-choice.ts'
import { visitorLocation } from '../browser/city/visitor-location.ts'
import { reachGoal } from '../browser/visit/analytics.ts'
import { currentVisit } from '../browser/visit/visit.ts'
import { usePageCity } from '../contacts/use-page-city.ts'
import { loadOrderRules } from './load-order-rules.ts'
import {
  createIdempotencyKeys,
  type OrderFormValues,
  type OrderResponse,
  readOrderForm,
  sendOrder,
} from './send-order.ts'

/**
 * Idle or loading, with the errors of the last try, and whether it got as far as the server; or success, which replaces
 * the form.
 */
export type OrderFormState =
  | { phase: 'idle' | 'loading'; errors: FieldErrors; isSent: boolean }
  | { phase: 'success'; number: string }

export function useOrderForm(outcome: OrderOutcome) {
  const [state, setState] = useState<OrderFormState>({
    phase: 'idle',
    errors: outcome.errors,
    isSent: true,
  })
  /** What the form holds when it is shown again: nothing once an order has gone. */
  const [values, setValues] = useState(outcome.values)
  const city = usePageCity()
  const [keyOf] = useState(createIdempotencyKeys)
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
    const order = readOrderForm(new FormData(form), {
      visit: currentVisit(),
      location: visitorLocation(),
      // A city's own host says which it is; at the base the visitor's choice does.
      cityId: city?.isDefault ? chosenCityId() : undefined,
    })
    setState({ phase: 'loading', errors: {}, isSent: false })
    const errors = await findErrors(order)
    const response = errors ? { errors } : await sendWithKnownCity(order, keyOf)
    if ('number' in response) {
      setValues({})
      clearFiles(form)
      setState({ phase: 'success', number: response.number })
      reachGoal('order-sent')
      return
    }
    busy.current = false
    setState({ phase: 'idle', errors: response.errors, isSent: !errors })
    reachGoal('order-failed', { fields: Object.keys(response.errors).join(',') })
  }

  return { state, values, submit, reset }
}

/** Clears the file fields of a form that stand elsewhere on the page: the next form would send their files again. */
function clearFiles({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') continue
    field.value = ''
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Sends an order; a city that is gone from the site meanwhile is forgotten, and the order goes without it. */
async function sendWithKnownCity(
  order: OrderFormValues,
  keyOf: (order: OrderFormValues) => string,
): Promise<OrderResponse> {
  const response = await sendOrder(order, keyOf(order))
  if (!('errors' in response && response.errors.cityId && order.fields.cityId)) return response
  discardCityChoice()
  const { cityId, ...fields } = order.fields
  const withoutCity = { ...order, fields }
  return sendOrder(withoutCity, keyOf(withoutCity))
}

/** Returns undefined where the rules could not be loaded: then the server's own check will do. */
async function findErrors({ fields, quantity, files }: OrderFormValues): Promise<FieldErrors | undefined> {
  const rules = await loadOrderRules().catch(() => undefined)
  const errors = rules?.findOrderErrors({ ...fields, quantity }, files) ?? {}
  return Object.keys(errors).length > 0 ? errors : undefined
}
