import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { findOrderErrors } from '@rapport/contract/orders/orders'
import type { ReactNode } from 'react'
import { chosenCityId, discardCityChoice } from '../browser/city/city-choice.ts'
import { visitorLocation } from '../browser/city/visitor-location.ts'
import { currentVisit } from '../browser/visit/visit.ts'
import { findUnreadable, unreadableError } from '../ui/file-field/unreadable-files.ts'
import {
  createIdempotencyKeys,
  type OrderFormValues,
  type OrderResponse,
  readOrderForm,
  sendOrder,
} from './send-order.ts'
import { UploadProgress } from './upload-progress.tsx'

/** The number of an order, or its errors and whether it got as far as the server. */
export type PlacedOrder = { number: string } | { errors: FieldErrors; isSent: boolean }

const keyOf = createIdempotencyKeys()

/** Checks and sends a form. While its files go out, `onProgress` is called with the part that shows it. */
export async function placeOrder(
  form: FormData,
  city: { isDefault: boolean } | undefined,
  onProgress: (progress: ReactNode) => void,
): Promise<PlacedOrder> {
  const order = readOrderForm(form, {
    visit: currentVisit(),
    location: visitorLocation(),
    // A city's own host says which it is; at the base the visitor's choice does.
    cityId: city?.isDefault ? chosenCityId() : undefined,
  })
  const errors = await findErrors(order)
  if (errors) return { errors, isSent: false }

  const aborting = new AbortController()
  const cancel = () => aborting.abort()
  const show = (sent: number, total: number) => {
    if (order.files.length > 0) onProgress(<UploadProgress {...{ sent, total, cancel }} />)
  }
  show(
    0,
    order.files.reduce((sum, { size }) => sum + size, 0),
  )
  const response = await sendWithKnownCity(order, { signal: aborting.signal, onProgress: show })
  return 'number' in response ? response : { ...response, isSent: !aborting.signal.aborted }
}

/** Sends an order; a city that is gone from the site meanwhile is forgotten, and the order goes without it. */
async function sendWithKnownCity(
  order: OrderFormValues,
  options: Parameters<typeof sendOrder>[2],
): Promise<OrderResponse> {
  const response = await sendOrder(order, keyOf(order), options)
  if (!('errors' in response && response.errors.cityId && order.fields.cityId)) return response
  discardCityChoice()
  const { cityId, ...fields } = order.fields
  const withoutCity = { ...order, fields }
  return sendOrder(withoutCity, keyOf(withoutCity), options)
}

/** Returns the errors that are known before anything is sent; undefined if there are none. */
async function findErrors({ fields, files }: OrderFormValues): Promise<FieldErrors | undefined> {
  const errors = findOrderErrors(fields, files)
  const unreadable = await findUnreadable(files)
  if (unreadable.length > 0) errors.files = [...(errors.files ?? []), ...unreadable.map(unreadableError)]
  return Object.keys(errors).length > 0 ? errors : undefined
}
