import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { truncateIp } from '../http/request/client-ip.ts'

/** Events for the investigation of incidents. The audit log records the actions of staff. */
type SecurityEvent =
  | 'login'
  | 'login_failed'
  | 'login_delayed'
  | 'logout'
  | 'sessions_ended'
  | 'session_family_revoked'
  | 'session_transferred'
  | 'session_transfer_refused'
  | 'registered'
  | 'code_wrong'
  | 'password_reset'
  | 'password_changed'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'account_exported'
  | 'account_removed'
  | 'staff_sign_in'
  | 'staff_sign_in_failed'
  | 'staff_refused'
  | 'rate_limited'
  | 'upload_refused'
  | 'mail_limit_reached'

/** Actor and origin. An email address is logged as a keyed hash, an IP without its last part. */
interface SecurityEventDetails {
  userId?: number | undefined
  staffId?: number | undefined
  email?: string | undefined
  ip?: string | undefined
  /** Name of the exceeded limit. */
  limit?: string | undefined
}

export type LogSecurityEvent = (event: SecurityEvent, details?: SecurityEventDetails) => void

const HASH_CHARACTERS = 16

/** Creates a function that logs security events, one line each, without personal data. */
export function createSecurityLog(log: FastifyBaseLogger, secret: Buffer): LogSecurityEvent {
  const hashOf = (email: string) =>
    createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url').slice(0, HASH_CHARACTERS)
  return (event, { userId, staffId, email, ip, limit } = {}) => {
    log.info(
      {
        security: event,
        ...(userId === undefined ? {} : { userId }),
        ...(staffId === undefined ? {} : { staffId }),
        ...(email === undefined ? {} : { emailHash: hashOf(email) }),
        ...(ip === undefined ? {} : { network: truncateIp(ip) }),
        ...(limit === undefined ? {} : { limit }),
      },
      'security',
    )
  }
}

/** Logs every 429 of the app with the name of the limit. */
export function logRateLimits(app: FastifyInstance, logSecurityEvent: LogSecurityEvent): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof ApiError && error.status === 429)
      logSecurityEvent('rate_limited', { ip: request.ip, limit: error.limit })
  })
}
