import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { forgetRejectedToken } from '../session/rejected-token.ts'
import { session } from '../session/session-store.ts'
import { endpointUrl } from './endpoint-url.ts'
import { requestHeaders } from './request-headers.ts'

interface JsonAnswer {
  status: number
  result?: unknown
  errors?: FieldErrors
}

/** Sends JSON to an endpoint. Rejects without an answer in JSON. */
export async function sendJson(
  name: EndpointName,
  body: object,
  headers: Record<string, string> = {},
): Promise<JsonAnswer> {
  const token = session.get()
  const response = await fetch(endpointUrl(name), {
    method: endpointRoutes[name].method,
    headers: { ...requestHeaders(name), 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  forgetRejectedToken(response.status, token)
  return { ...(await response.json()), status: response.status }
}
