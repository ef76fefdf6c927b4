import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/v4/core'
import { AppError } from '../platform/app-error.ts'
import { checked } from '../platform/field-errors.ts'
import { formFields } from '../platform/form-body.ts'
import { type MultipartLimits, readMultipart } from '../platform/multipart-body.ts'

const LIMITS: MultipartLimits = { bytes: 256 * 1024, fields: 60, fieldBytes: 16 * 1024, files: 1 }

export type Fields = Record<string, unknown>

/**
 * The checked form of a body of any of the three types (decisions.md §2), or the failure that names each wrong
 * field. `complete` sees the fields first, for what a form can't say the way JSON does.
 */
export async function readForm<S extends z.$ZodType>(
  request: FastifyRequest,
  schema: S,
  complete: (fields: Fields) => Fields = (fields) => fields,
): Promise<z.output<S>> {
  const fields = request.isMultipart() ? await multipartFields(request) : formFields(request.body)
  return checked(schema, complete(fields))
}

async function multipartFields(request: FastifyRequest): Promise<Fields> {
  const fields: Fields = {}
  await readMultipart(request, LIMITS, {
    field: (name, value) => {
      fields[name] = value
    },
    file: async () => {
      throw new AppError(400, messages.badRequest)
    },
  })
  return fields
}

/** A field that was left empty in a form counts as not given. */
export function withoutEmpty(name: string): (fields: Fields) => Fields {
  return ({ [name]: value, ...rest }) =>
    value === '' || value === undefined ? rest : { ...rest, [name]: value }
}

/** Forms know texts alone: an empty city is none, digits are its number. */
export function withCityNumber({ cityId, ...rest }: Fields): Fields {
  if (cityId === undefined) return rest
  if (cityId === '') return { ...rest, cityId: null }
  return {
    ...rest,
    cityId: typeof cityId === 'string' && /^\d{1,10}$/.test(cityId) ? Number(cityId) : cityId,
  }
}
