import { messages } from '@rapport/contract/errors/messages'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/v4/core'
import { ApiError } from '../api-error.ts'
import { parseOrThrow } from '../field-errors.ts'
import { parseFormBody } from './form-body.ts'

const LIMITS = { bytes: 256 * 1024, fieldBytes: 16 * 1024, files: 1 }

export type FormFields = Record<string, unknown>

/**
 * Parses a multipart, url-encoded or JSON body without files. Throws 422 with a message for each invalid
 * field. `complete` first converts what a form writes in another way than JSON.
 */
export async function parseForm<S extends z.$ZodType>(
  request: FastifyRequest,
  schema: S,
  complete: (fields: FormFields) => FormFields = (fields) => fields,
): Promise<z.output<S>> {
  const { fields, error } = await parseFormBody(request, LIMITS, async () => {
    throw new ApiError(400, messages.badRequest)
  })
  if (error) throw error
  return parseOrThrow(schema, complete(fields))
}

/** Returns a function that removes a field if it is empty. */
export function omitEmpty(name: string): (fields: FormFields) => FormFields {
  return ({ [name]: value, ...rest }) =>
    value === '' || value === undefined ? rest : { ...rest, [name]: value }
}

/** Returns a function that converts a field with digits to a number, and an empty field to null. */
export function toNumber(name: string): (fields: FormFields) => FormFields {
  return ({ [name]: value, ...rest }) => {
    if (value === undefined) return rest
    if (value === '') return { ...rest, [name]: null }
    return { ...rest, [name]: typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value }
  }
}
