import type { FieldErrors } from '@rapport/contract/failure'
import { ORDER_SUCCESS_HIDE_MS } from '@rapport/contract/limits'
import type { OrderOutcome } from '@rapport/contract/page'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reachGoal } from '../browser/analytics.ts'
import { chosenCityId, discardCityChoice } from '../browser/city-choice.ts'
import { clientPlace } from '../browser/client-place.ts'
import { currentVisit } from '../browser/visit.ts'
import { usePageCity } from '../contacts/use-page-city.ts'
import { createIdempotencyKeys } from './idempotency-key.ts'
import { loadOrderCheck } from './load-order-check.ts'
import { type OrderDraft, readOrder } from './order-draft.ts'
import { type OrderAnswer, sendOrder } from './send-order.ts'

/** §4: idle or loading, with the errors of the last try; or success, which replaces the form. */
export type OrderFormState =
  | { phase: 'idle' | 'loading'; errors: FieldErrors }
  | { phase: 'success'; number: string }

export function useOrderForm(outcome: OrderOutcome) {
  const [state, setState] = useState<OrderFormState>({ phase: 'idle', errors: outcome.errors })
  /** What the form holds when it is shown anew: nothing once an order has gone. */
  const [values, setValues] = useState(outcome.values)
  const city = usePageCity()
  const [keyOf] = useState(createIdempotencyKeys)
  // A second submit may come before the first has been rendered.
  const busy = useRef(false)

  const reset = useCallback(() => {
    busy.current = false
    setState({ phase: 'idle', errors: {} })
  }, [])

  useEffect(() => {
    if (state.phase !== 'success') return
    const timer = setTimeout(reset, ORDER_SUCCESS_HIDE_MS)
    return () => clearTimeout(timer)
  }, [state.phase, reset])

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return
    busy.current = true
    const draft = readOrder(new FormData(form), {
      visit: currentVisit(),
      place: clientPlace(),
      // A city's own host says which it is; at the base the visitor's choice does.
      cityId: city?.isDefault ? chosenCityId() : undefined,
    })
    setState({ phase: 'loading', errors: {} })
    const wrong = await findMistakes(draft)
    const answer = wrong ? { errors: wrong } : await sendAnyway(draft, keyOf)
    if ('number' in answer) {
      setValues({})
      setState({ phase: 'success', number: answer.number })
      reachGoal('order-sent', { number: answer.number })
      return
    }
    busy.current = false
    setState({ phase: 'idle', errors: answer.errors })
    reachGoal('order-failed', { fields: Object.keys(answer.errors).join(',') })
  }

  return { state, values, submit, reset }
}

/** Sends an order; a city that is gone from the site meanwhile is forgotten, and the order goes without it. */
async function sendAnyway(draft: OrderDraft, keyOf: (draft: OrderDraft) => string): Promise<OrderAnswer> {
  const answer = await sendOrder(draft, keyOf(draft))
  if (!('errors' in answer && answer.errors.cityId && draft.fields.cityId)) return answer
  discardCityChoice()
  const { cityId, ...fields } = draft.fields
  const without = { ...draft, fields }
  return sendOrder(without, keyOf(without))
}

/** Nothing where the check could not be loaded: then the server's own check will do. */
async function findMistakes(draft: OrderDraft) {
  const check = await loadOrderCheck().catch(() => undefined)
  const errors = check?.checkOrder(draft) ?? {}
  return Object.keys(errors).length > 0 ? errors : undefined
}
