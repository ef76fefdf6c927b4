import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/v4/core'
import { ApiError } from '../platform/http/api-error.ts'
import { parseOrThrow } from '../platform/http/field-errors.ts'
import { parseFormBody } from '../platform/http/form-body.ts'

const LIMITS = { bytes: 256 * 1024, fieldBytes: 16 * 1024, files: 1 }

export type Fields = Record<string, unknown>

/**
 * The checked form of a body of any of the three types (multipart, url-encoded, JSON), or the failure that names each wrong
 * field. `complete` sees the fields first, for what a form can't say the way JSON does.
 */
export async function parseForm<S extends z.$ZodType>(
  request: FastifyRequest,
  schema: S,
  complete: (fields: Fields) => Fields = (fields) => fields,
): Promise<z.output<S>> {
  const { fields, error } = await parseFormBody(request, LIMITS, async () => {
    throw new ApiError(400, messages.badRequest)
  })
  if (error) throw error
  return parseOrThrow(schema, complete(fields))
}

/** A field that was left empty in a form counts as not given. */
export function omitEmpty(name: string): (fields: Fields) => Fields {
  return ({ [name]: value, ...rest }) =>
    value === '' || value === undefined ? rest : { ...rest, [name]: value }
}

/** Forms know texts alone: an empty city is none, digits are its number. */
export function withNumericCityId({ cityId, ...rest }: Fields): Fields {
  if (cityId === undefined) return rest
  if (cityId === '') return { ...rest, cityId: null }
  return {
    ...rest,
    cityId: typeof cityId === 'string' && /^\d{1,10}$/.test(cityId) ? Number(cityId) : cityId,
  }
}
