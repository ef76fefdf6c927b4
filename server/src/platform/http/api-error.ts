import type { ErrorStatus, FieldErrors } from '@rapport/contract/endpoints/error-response'
import { messages } from '@rapport/contract/messages'

/** A failure that is told to the visitor: a status, a Russian message, and messages by field. */
export class ApiError extends Error {
  readonly status: ErrorStatus
  readonly fields: FieldErrors
  /** Seconds after which the same request may succeed, for the Retry-After header. */
  retryAfter: number | undefined
  /** Name of the limit that a 429 hit, for the log. */
  limit: string | undefined
  /** What a 409 says beside its message: what stands against the call. */
  conflict: unknown

  constructor(status: ErrorStatus, message: string, fields: FieldErrors = { message: [message] }) {
    super(message)
    this.status = status
    this.fields = fields
  }

  /** Says when to come again, in seconds. */
  retryIn(seconds: number): this {
    this.retryAfter = seconds
    return this
  }

  /** Says what stands against the call. */
  withConflict(conflict: unknown): this {
    this.conflict = conflict
    return this
  }
}

/** The 404 of a thing that is not there. */
export const notFound = () => new ApiError(404, messages.notFound)

/** Gives the thing, or throws the 404 where there is none. */
export async function orNotFound<T>(thing: Promise<T | undefined>): Promise<T> {
  const value = await thing
  if (value === undefined) throw notFound()
  return value
}
