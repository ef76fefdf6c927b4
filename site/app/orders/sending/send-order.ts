import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import type { PlacedOrder } from '@rapport/contract/orders/placed-order'
import type { VisitorLocation } from '../../browser/city/visitor-location.ts'
import { randomHex } from '../../browser/random-hex.ts'
import { requestHeaders } from '../../browser/requests/request-headers.ts'
import type { Visit } from '../../browser/visit/visit.ts'
import { findUnreadable, unreadableError } from '../../ui/file-field/unreadable-files.ts'
import { type PostOptions, postForm } from './post-form.ts'

/** Values sent with an order that the visitor did not type. */
export interface OrderContext {
  visit: Visit
  /** Location by the maps service, if known. */
  location?: VisitorLocation | undefined
  /** Replaces the city of the form. */
  cityId?: number | undefined
}

/** Input of the visitor: text fields by name, not validated, and non-empty files. */
export interface OrderFormValues {
  fields: Record<string, string>
  files: File[]
}

export type OrderResponse = PlacedOrder | { errors: FieldErrors }

const FILES = 'files[]'
const NO_CONNECTION =
  'Заявка не ушла: нет связи с сайтом. Всё, что вы ввели, осталось на месте — проверьте интернет и отправьте ещё раз'
const NO_ANSWER =
  'Заявка не ушла: сайт не ответил. Всё, что вы ввели, осталось на месте — отправьте ещё раз или свяжитесь с нами'

/** Reads a form in the format of the endpoint: checkboxes as 0 and 1. */
export function readOrderForm(form: FormData, { visit, location, cityId }: OrderContext): OrderFormValues {
  const fields: Record<string, string> = { ...visit }
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return {
    fields: {
      ...fields,
      isCatalog: form.has('isCatalog') ? '1' : '0',
      policy: form.has('policy') ? '1' : '0',
      ...(location ? { clientCity: location.city, clientCountry: location.country } : {}),
      ...(cityId === undefined ? {} : { cityId: String(cityId) }),
    },
    files: form.getAll(FILES).filter((file): file is File => file instanceof File && file.name !== ''),
  }
}

/**
 * Returns a function that creates idempotency keys. Retries of the same order have the same key, so that an order is
 * not placed twice if its response was lost.
 */
export function createIdempotencyKeys(): (values: OrderFormValues) => string {
  let last = { fingerprint: '', key: '' }
  return ({ fields, files }) => {
    const contents = files.map((file) => [file.name, file.size, file.lastModified])
    const fingerprint = JSON.stringify([fields, contents])
    if (fingerprint !== last.fingerprint) last = { fingerprint, key: randomHex() }
    return last.key
  }
}

/** Sends an order. Never rejects: resolves to its number or to errors for the visitor. */
export async function sendOrder(
  values: OrderFormValues,
  idempotencyKey: string,
  options: Pick<PostOptions, 'signal' | 'onProgress'>,
): Promise<OrderResponse> {
  try {
    const { text, ok } = await postForm(endpointRoutes.sendOrderMail.path, {
      headers: { ...requestHeaders('sendOrderMail'), 'Idempotency-Key': idempotencyKey },
      body: orderBody(values),
      ...options,
    })
    return parseOrderResponse(text, ok)
  } catch {
    if (options.signal.aborted) return { errors: {} }
    const unreadable = await findUnreadable(values.files)
    return {
      errors:
        unreadable.length > 0
          ? { files: unreadable.map(unreadableError) }
          : { files: [messages.fileUpload], message: [NO_CONNECTION] },
    }
  }
}

export function orderBody({ fields, files }: OrderFormValues): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append(FILES, file, file.name)
  return body
}

/** Parses a response. A failure without errors counts as a failed upload. */
export function parseOrderResponse(body: string, ok: boolean): OrderResponse {
  try {
    const { result, errors, message } = JSON.parse(body) as {
      result?: Partial<PlacedOrder>
      errors?: FieldErrors
      message?: string
    }
    if (ok && result?.number)
      return {
        number: result.number,
        callbackMinutes: result.callbackMinutes ?? 0,
        nextSteps: result.nextSteps ?? [],
      }
    if (errors && Object.keys(errors).length > 0) return { errors: groupByField(errors) }
    if (message) return { errors: { message: [message] } }
  } catch {
    // Not JSON: a proxy rejected the size, or the body is empty.
  }
  return { errors: { files: [messages.fileUpload], message: [NO_ANSWER] } }
}

/** Joins the errors of all files into one field. */
function groupByField(errors: FieldErrors): FieldErrors {
  const joined: FieldErrors = {}
  for (const [name, list] of Object.entries(errors)) {
    const field = /^files\b/.test(name) ? 'files' : name
    joined[field] = [...(joined[field] ?? []), ...list]
  }
  return joined
}
