import { HttpError } from './post-json.ts'

/**
 * Returns why an email or message was not sent, as codes: «EENVELOPE 550», «HTTP 502», «ECONNREFUSED». The
 * error texts are left out, since they repeat emails.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof HttpError) return error.message
  const { code, responseCode, cause } = error as { code?: unknown; responseCode?: unknown; cause?: unknown }
  const inner = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const codes = [code, responseCode, inner].filter(
    (one) => typeof one === 'number' || (typeof one === 'string' && /^[A-Z0-9_]{1,40}$/.test(one)),
  )
  return codes.length > 0 ? codes.join(' ') : error.name
}
