import { toFieldErrors } from '@rapport/contract/fields/fields'
import { messages } from '@rapport/contract/messages'
import * as z from 'zod/v4/core'
import { ApiError } from './api-error.ts'

/** Parses what came from outside, or throws the 422 that names each field, in Russian whatever the schema says. */
export function parseOrThrow<S extends z.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value, { error: () => messages.fieldInvalid })
  if (parsed.success) return parsed.data
  throw new ApiError(422, messages.invalid, toFieldErrors(parsed.error))
}
