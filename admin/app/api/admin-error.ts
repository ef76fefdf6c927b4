import type { FieldErrors } from '@rapport/contract/errors/error-response'

/** `network`: no answer came. `cancelled`: somebody was asked for a factor, or to sign in, and would not. */
type AdminFailure = 'status' | 'network' | 'cancelled'

interface AdminErrorDetails {
  status?: number
  fields?: FieldErrors
  /** Seconds after which it makes sense to try again. */
  retryAfter?: number
  /** What a 409 says of the present state; its endpoint says in which shape. */
  conflict?: unknown
}

/** A call that was not done, with a sentence for who made it. */
export class AdminError extends Error {
  readonly reason: AdminFailure
  readonly status: number | undefined
  readonly fields: FieldErrors
  readonly retryAfter: number | undefined
  readonly conflict: unknown

  constructor(
    reason: AdminFailure,
    message: string,
    { status, fields = {}, retryAfter, conflict }: AdminErrorDetails = {},
  ) {
    super(message)
    this.reason = reason
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
    this.conflict = conflict
  }
}

/** Returns the sentence of a failure; that of a call one has cancelled oneself is empty. */
export function failureText(error: unknown): string {
  if (!(error instanceof AdminError))
    return 'Что-то пошло не\u00A0так. Обновите страницу и\u00A0попробуйте ещё раз'
  return error.reason === 'cancelled' ? '' : error.message
}

/** Whether what was asked for is not there, or not any more: to ask again is no use. */
export const isMissing = (error: unknown): boolean => error instanceof AdminError && error.status === 404
