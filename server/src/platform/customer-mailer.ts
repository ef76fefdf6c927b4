import { AppError } from './app-error.ts'
import type { Orm } from './database.ts'
import type { Mailer } from './mail-message.ts'
import { createStoredRateLimit } from './rate-limits.ts'
import type { LogSecurityEvent } from './security-log.ts'

/** Mails to customers in an hour, of all kinds and by all processes: far above a good day, far below a flood. */
const HOURLY_MAX = 500
const NAME = 'customer-mails'

/** A mail has to wait for its hour; its job tries again. */
export class MailLimitReached extends Error {
  readonly code = 'MAIL_LIMIT_REACHED'
}

export interface CustomerMailerDeps {
  orm: Orm
  mailer: Mailer
  logSecurityEvent: LogSecurityEvent
  hourlyMax?: number
}

/**
 * Creates the mailer of everything that is mailed to customers: it says that no person wrote it, and rejects with
 * MailLimitReached, once an hour with an alarm in the log, while the hour's total is used up.
 */
export function createCustomerMailer({
  orm,
  mailer,
  logSecurityEvent,
  hourlyMax = HOURLY_MAX,
}: CustomerMailerDeps): Mailer {
  const limit = createStoredRateLimit(orm, { name: NAME, points: hourlyMax, windowSeconds: 3600 })
  let alarmedUntil = 0
  return {
    async send(message) {
      const used = await limit.get('all')
      if (used.points >= hourlyMax) {
        if (Date.now() >= alarmedUntil) logSecurityEvent('mail_limit_reached', { limit: NAME })
        alarmedUntil = Date.now() + used.msBeforeNext
        throw new MailLimitReached('The total of mails to customers is used up for this hour')
      }
      await mailer.send({ ...message, headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' } })
      // Counted once it has left: a server that is down would otherwise use the total up.
      await limit.consume('all').catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
    },
  }
}
