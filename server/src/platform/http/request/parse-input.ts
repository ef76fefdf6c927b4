import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { parseOrThrow } from '../field-errors.ts'

/**
 * Returns the path parameters and query of a request, parsed by its schemas. Throws 422 with a message for
 * each invalid field.
 */
export function parseInput(
  endpoint: Pick<Endpoint, 'params' | 'query'>,
  request: FastifyRequest,
): Record<string, unknown> {
  const params = endpoint.params ? parseOrThrow(endpoint.params, withoutNul(request.params)) : {}
  const query = endpoint.query ? parseOrThrow(endpoint.query, withoutNul(request.query)) : {}
  return { ...(params as object), ...(query as object) }
}

/** PostgreSQL rejects a NUL in text, so the query would fail later. */
function withoutNul(given: unknown): unknown {
  for (const [name, value] of Object.entries(given ?? {}))
    if (String(value).includes('\0'))
      throw new ApiError(422, messages.invalid, { [name]: [messages.fieldInvalid] })
  return given
}
