import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RateWindow, StaffLimitOptions } from '../limits.ts'
import type { Orm } from '../platform/database/database.ts'
import { clientKey } from '../platform/http/request/client-ip.ts'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import { slowDownMs } from '../platform/limits/slow-down.ts'
import {
  createStoredRateLimit,
  createTieredRateLimit,
  type StoredRateLimit,
} from '../platform/limits/stored-rate-limit.ts'

/** Delayed answers at a time, in this process. */
const DELAYED_MAX = 100

/** Limits of sign-ins, counted in the database, so that restarts keep them. Passkeys have their own. */
export interface StaffLimits {
  calls: StoredRateLimit
  passkeys: StoredRateLimit
  /**
   * Counts a password try before the check. Throws 429 for the network, with growing times. Returns the milliseconds
   * to wait first, which grow with each wrong password of the account.
   */
  countPassword(email: string, ip: string): Promise<number>
  /** Waits. Throws 503 if too many requests wait already. */
  delay(ms: number): Promise<void>
  /** Resets the counters after a right password. */
  forgetPasswords(email: string, ip: string): Promise<void>
  /** Tries of codes, by account. */
  codes: Pick<StoredRateLimit, 'consume' | 'delete'>
  /** Tries of confirmations, by session. */
  confirmations: StoredRateLimit
  /** Counts a password link. Throws 429 at the limit, for known and unknown addresses alike. */
  countPasswordLink(email: string): Promise<void>
  /** Counts a refused sign-in. Returns whether it may be written to the audit log. */
  countRefusal(): Promise<boolean>
}

export function createStaffLimits(orm: Orm, key: Buffer, options: StaffLimitOptions): StaffLimits {
  const stored = (name: string, window: RateWindow) => createStoredRateLimit(orm, { name, ...window })
  const network = createTieredRateLimit(orm, 'staff-passwords', options.network)
  const slowDown = stored('staff-passwords-account', options.slowDown)
  const passwordLinks = createTieredRateLimit(orm, 'staff-password-links', options.passwordLinks)
  const refusals = stored('staff-refusals', options.loggedRefusals)
  const delays = createConcurrencyLimit({ running: DELAYED_MAX, waiting: 0 })
  const hash = (text: string) => createHmac('sha256', key).update(text.toLowerCase()).digest('base64url')

  return {
    calls: stored('staff-calls', options.calls),
    passkeys: stored('staff-passkeys', options.passkeys),
    async countPassword(email, ip) {
      await network.consume(hash(clientKey(ip)))
      const { points } = await slowDown.count(hash(email))
      return slowDownMs(points, options.slowDown)
    },
    delay: (ms) => (ms > 0 ? delays.run(() => pause(ms)) : Promise.resolve()),
    async forgetPasswords(email, ip) {
      await network.delete(hash(clientKey(ip)))
      await slowDown.delete(hash(email))
    },
    codes: createTieredRateLimit(orm, 'staff-codes', options.codes),
    confirmations: stored('staff-confirmations', options.confirmations),
    countPasswordLink: (email) => passwordLinks.consume(hash(email)),
    countRefusal: async () => (await refusals.count('all')).points <= options.loggedRefusals.points,
  }
}
