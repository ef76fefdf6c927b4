import { messages } from '@rapport/contract/errors/messages'
import { toFieldErrors } from '@rapport/contract/fields/fields'
import * as z from 'zod/v4/core'
import { ApiError } from './api-error.ts'

/** Parses external input. Throws 422 with a Russian message for each invalid field. */
export function parseOrThrow<S extends z.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value, { error: () => messages.fieldInvalid })
  if (parsed.success) return parsed.data
  throw new ApiError(422, messages.invalid, toFieldErrors(parsed.error))
}

/** Returns a 422 with the error of one field. */
export const fieldError = (field: string, message: string): ApiError =>
  new ApiError(422, messages.invalid, { [field]: [message] })
