import type { FieldErrors } from '@rapport/contract/failure'
import { messages } from '@rapport/contract/messages'
import * as z from 'zod/v4/core'
import { AppError } from './app-error.ts'

/** Messages of a failed check by the top-level field they stand at. */
export function fieldErrorsOf(error: z.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'message')
    const list = errors[field] ?? []
    errors[field] = list
    if (!list.includes(issue.message)) list.push(issue.message)
  }
  return errors
}

/** Parses what came from outside, or throws the 422 that names each field, in Russian whatever the schema says. */
export function checked<S extends z.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value, { error: () => messages.fieldInvalid })
  if (parsed.success) return parsed.data
  throw new AppError(422, messages.invalid, fieldErrorsOf(parsed.error))
}
