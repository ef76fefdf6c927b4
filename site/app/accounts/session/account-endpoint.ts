import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { endpointUrl } from '../../browser/requests/endpoint-url.ts'
import { requestHeaders } from '../../browser/requests/request-headers.ts'
import { forgetRejectedToken } from '../../browser/session/rejected-token.ts'
import { session } from '../../browser/session/session-store.ts'

export interface AccountFailure {
  ok: false
  message: string
  errors: FieldErrors
  isUnanswered?: true
}

export type AccountResponse = { ok: true; result: unknown } | AccountFailure

/** Message without a response. */
export const OFFLINE_MESSAGE = 'Нет связи с сайтом. Проверьте интернет и попробуйте ещё раз'

/**
 * Calls an endpoint of the user. `params` are path parameters. Never rejects: a failure resolves to its error
 * message.
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
      : { ok: false, message: pickMessage(body) ?? messages.internal, errors: body.errors ?? {} }
  } catch {
    return { ok: false, errors: {}, message: OFFLINE_MESSAGE, isUnanswered: true }
  }
}

/** Returns one error message for a dialog: the message array first, then the first error of a field. */
export function pickMessage({
  message,
  errors = {},
}: {
  message?: string
  errors?: FieldErrors
}): string | undefined {
  const lists = [errors.message ?? [], ...Object.values(errors)]
  return lists.find((list) => list.length > 0)?.[0] ?? message
}
