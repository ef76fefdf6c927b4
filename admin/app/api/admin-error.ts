import type { FieldErrors } from '@rapport/contract/errors/error-response'

/** `network`: no response arrived. `cancelled`: the user closed the sign-in or confirmation dialog. */
type AdminFailure = 'status' | 'network' | 'cancelled'

interface AdminErrorDetails {
  status?: number
  fields?: FieldErrors
  /** Seconds to wait before the next try. */
  retryAfter?: number
  /** Current state from a 409 response; the endpoint defines its shape. */
  conflict?: unknown
}

/** Failed request, with a message for the user. */
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

/** Returns the message of an error for the user; empty if the user cancelled. */
export function failureText(error: unknown): string {
  if (!(error instanceof AdminError))
    return 'Что-то пошло не\u00A0так. Обновите страницу и\u00A0попробуйте ещё раз'
  return error.reason === 'cancelled' ? '' : error.message
}

/** Returns the message with the sentences about fields, for commands whose form doesn't show the fields. */
export function failureWithFields(error: unknown): string {
  const sentences = error instanceof AdminError ? Object.values(error.fields).flat() : []
  return [...new Set([failureText(error), ...sentences])].join('. ')
}

/** Whether the server answered 404: a retry would not help. */
export const isMissing = (error: unknown): boolean => error instanceof AdminError && error.status === 404
