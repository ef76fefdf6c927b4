import { HttpError } from '../../platform/http/post-json.ts'
import { MailTooLargeError } from '../../platform/mail/mail-message.ts'

/**
 * HTTP statuses that refuse this notification. Others concern all notifications of the channel, such as a wrong
 * password.
 */
const REFUSED_STATUSES = [400, 409, 411, 413, 414, 415, 422]

/**
 * Returns whether the receiver refused this notification or its recipient. Authentication errors concern all
 * notifications, so these wait for a correction.
 */
export function isRefused(error: unknown): boolean {
  if (error instanceof MailTooLargeError) return true
  if (error instanceof HttpError) return REFUSED_STATUSES.includes(error.status)
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500
}
