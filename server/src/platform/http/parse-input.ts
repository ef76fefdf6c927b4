import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { parseOrThrow } from './field-errors.ts'

/** Path parameters and query of a call, checked by its schemas; throws the 422 that names each field. */
export function parseInput(
  endpoint: Pick<Endpoint, 'params' | 'query'>,
  request: FastifyRequest,
): Record<string, unknown> {
  const params = endpoint.params ? parseOrThrow(endpoint.params, withoutNul(request.params)) : {}
  const query = endpoint.query ? parseOrThrow(endpoint.query, withoutNul(request.query)) : {}
  return { ...(params as object), ...(query as object) }
}

/** No text in PostgreSQL can hold a NUL, so that asking for one would fail there instead of here. */
function withoutNul(given: unknown): unknown {
  for (const [name, value] of Object.entries(given ?? {}))
    if (String(value).includes('\0'))
      throw new ApiError(422, messages.invalid, { [name]: [messages.fieldInvalid] })
  return given
}
