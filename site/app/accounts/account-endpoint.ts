import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { endpointUrl } from '../browser/endpoint-url.ts'
import { forgetRejectedToken } from '../browser/rejected-token.ts'
import { requestHeaders } from '../browser/request-headers.ts'
import { session } from '../browser/session-store.ts'

export interface AccountFailure {
  ok: false
  message: string
  errors: FieldErrors
  isUnanswered?: true
}

export type AccountResponse = { ok: true; result: unknown } | AccountFailure

/** What a visitor is told where no answer came. */
export const OFFLINE_MESSAGE = 'Нет связи с сайтом. Проверьте интернет и попробуйте ещё раз'

/**
 * Makes a call of a user's own; `params` are the parts of its path. Resolves in any case, with what to tell the visitor
 * where it failed.
 */
export async function callAccountEndpoint(
  name: EndpointName,
  form?: FormData,
  params?: Record<string, string>,
): Promise<AccountResponse> {
  const token = session.get()
  try {
    const response = await fetch(endpointUrl(name, params), {
      method: endpointRoutes[name].method,
      headers: requestHeaders(name),
      ...(form ? { body: form } : {}),
    })
    forgetRejectedToken(response.status, token)
    const body = (await response.json()) as { result?: unknown; message?: string; errors?: FieldErrors }
    return response.ok
      ? { ok: true, result: body.result }
      : { ok: false, message: firstMessage(body) ?? messages.internal, errors: body.errors ?? {} }
  } catch {
    return { ok: false, errors: {}, message: OFFLINE_MESSAGE, isUnanswered: true }
  }
}

/** The message array first, otherwise the first field's first error: a popup shows one sentence. */
export function firstMessage({
  message,
  errors = {},
}: {
  message?: string
  errors?: FieldErrors
}): string | undefined {
  const lists = [errors.message ?? [], ...Object.values(errors)]
  return lists.find((list) => list.length > 0)?.[0] ?? message
}
