import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { findOrderErrors } from '@rapport/contract/orders/orders'
import type { PlacedOrder } from '@rapport/contract/orders/placed-order'
import type { ReactNode } from 'react'
import { chosenCityId, discardCityChoice } from '../../browser/city/city-choice.ts'
import { visitorLocation } from '../../browser/city/visitor-location.ts'
import { currentVisit } from '../../browser/visit/visit.ts'
import { findUnreadable, unreadableError } from '../../ui/file-field/unreadable-files.ts'
import {
  createIdempotencyKeys,
  type OrderFormValues,
  type OrderResponse,
  readOrderForm,
  sendOrder,
} from './send-order.ts'
import { UploadProgress } from './upload-progress.tsx'

/** The placed order, or errors and whether they come from the server. */
export type SendResult = PlacedOrder | { errors: FieldErrors; isSent: boolean }

const getIdempotencyKey = createIdempotencyKeys()

/** Validates and sends a form. While files are uploading, `onProgress` receives the progress element. */
export async function placeOrder(
  form: FormData,
  city: { isDefault: boolean } | undefined,
  onProgress: (progress: ReactNode) => void,
): Promise<SendResult> {
  const order = readOrderForm(form, {
    visit: currentVisit(),
    location: visitorLocation(),
    // On a city's host the host names the city, on the base host the visitor's choice.
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

/**
 * Sends an order. If the chosen city has been deleted, it discards the choice and sends the order again without a
 * city.
 */
async function sendWithKnownCity(
  order: OrderFormValues,
  options: Parameters<typeof sendOrder>[2],
): Promise<OrderResponse> {
  const response = await sendOrder(order, getIdempotencyKey(order), options)
  if (!('errors' in response && response.errors.cityId && order.fields.cityId)) return response
  discardCityChoice()
  const { cityId, ...fields } = order.fields
  const withoutCity = { ...order, fields }
  return sendOrder(withoutCity, getIdempotencyKey(withoutCity), options)
}

/** Returns errors found before sending; undefined if there are none. */
async function findErrors({ fields, files }: OrderFormValues): Promise<FieldErrors | undefined> {
  const errors = findOrderErrors(fields, files)
  const unreadable = await findUnreadable(files)
  if (unreadable.length > 0) errors.files = [...(errors.files ?? []), ...unreadable.map(unreadableError)]
  return Object.keys(errors).length > 0 ? errors : undefined
}
