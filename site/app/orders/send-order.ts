import { calls } from '@rapport/contract/calls'
import type { FieldErrors } from '@rapport/contract/failure'
import { messages } from '@rapport/contract/messages'
import { requestHeaders } from '../browser/request-headers.ts'
import { type OrderDraft, orderBody } from './order-draft.ts'

export type OrderAnswer = { number: string } | { errors: FieldErrors }

const NO_CONNECTION =
  'Заявка не ушла: нет связи с сайтом. Всё, что вы ввели, осталось на месте — проверьте интернет и отправьте ещё раз'

/** Sends an order (§7). Resolves in any case: with its number, or with what to tell the visitor. */
export async function sendOrder(draft: OrderDraft, idempotencyKey: string): Promise<OrderAnswer> {
  const { method, path } = calls.sendOrderMail
  try {
    const response = await fetch(path, {
      method,
      headers: { ...requestHeaders('sendOrderMail'), 'Idempotency-Key': idempotencyKey },
      body: orderBody(draft),
    })
    return readAnswer(await response.text(), response.ok)
  } catch {
    return { errors: { message: [NO_CONNECTION] } }
  }
}

/** What an answer says; one without a readable body is taken for a failed upload (§8). */
export function readAnswer(body: string, ok: boolean): OrderAnswer {
  try {
    const { result, errors, message } = JSON.parse(body) as {
      result?: { number?: string }
      errors?: FieldErrors
      message?: string
    }
    if (ok && result?.number) return { number: result.number }
    if (errors && Object.keys(errors).length > 0) return { errors: byField(errors) }
    if (message) return { errors: { message: [message] } }
  } catch {
    // Not JSON: a proxy that refused the size, or nothing at all.
  }
  return { errors: { files: [messages.fileUpload] } }
}

/** Files are one field, however the server counts them. */
function byField(errors: FieldErrors): FieldErrors {
  const joined: FieldErrors = {}
  for (const [name, list] of Object.entries(errors)) {
    const field = /^files\b/.test(name) ? 'files' : name
    joined[field] = [...(joined[field] ?? []), ...list]
  }
  return joined
}
