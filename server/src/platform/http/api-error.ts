import type { ErrorStatus, FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'

/** Error shown to the visitor: a status, a Russian message, and messages by field. */
export class ApiError extends Error {
  readonly status: ErrorStatus
  readonly fields: FieldErrors
  /** Seconds after which the same request may succeed, for the Retry-After header. */
  retryAfter: number | undefined
  /** Name of the limit that a 429 hit, for the log. */
  limit: string | undefined
  /** Body of a 409 in addition to its message: the state that conflicts with the request. */
  conflict: unknown

  constructor(status: ErrorStatus, message: string, fields: FieldErrors = { message: [message] }) {
    super(message)
    this.status = status
    this.fields = fields
  }

  /** Sets the Retry-After in seconds. */
  retryIn(seconds: number): this {
    this.retryAfter = seconds
    return this
  }

  /** Sets the conflicting state. */
  withConflict(conflict: unknown): this {
    this.conflict = conflict
    return this
  }
}

/** Creates a 404 error. */
export const notFound = () => new ApiError(404, messages.notFound)

/** Returns the awaited value. Throws 404 if it is undefined. */
export async function orNotFound<T>(thing: Promise<T | undefined>): Promise<T> {
  const value = await thing
  if (value === undefined) throw notFound()
  return value
}
