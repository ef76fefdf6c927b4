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

/** Answers that are being delayed at once, in this process. */
const DELAYED_MAX = 100

/** What is counted of sign-ins: in the database, so that a restart forgets nothing. None of it stands before a passkey. */
export interface StaffLimits {
  calls: StoredRateLimit
  passkeys: StoredRateLimit
  /**
   * Counts a password before it is checked. Throws the 429 of the network, for a time that grows; returns the milliseconds to
   * wait first, which grow with each wrong one for the account.
   */
  countPassword(email: string, ip: string): Promise<number>
  /** Waits; throws the 503 where too many wait already. */
  delay(ms: number): Promise<void>
  /** Forgets what was counted, once the password was right. */
  forgetPasswords(email: string, ip: string): Promise<void>
  /** Codes of one account. */
  codes: Pick<StoredRateLimit, 'consume' | 'delete'>
  /** Factors shown again in one session. */
  confirmations: StoredRateLimit
  /** Counts a link to a new password; throws the 429, of known and unknown addresses alike. */
  countPasswordLink(email: string): Promise<void>
  /** Counts a refused sign-in; returns whether the audit log still notes it. */
  isRefusalNoted(): Promise<boolean>
}

export function createStaffLimits(orm: Orm, key: Buffer, options: StaffLimitOptions): StaffLimits {
  const stored = (name: string, window: RateWindow) => createStoredRateLimit(orm, { name, ...window })
  const network = createTieredRateLimit(orm, 'staff-passwords', options.network)
  const slowDown = stored('staff-passwords-account', options.slowDown)
  const passwordLinks = createTieredRateLimit(orm, 'staff-password-links', options.passwordLinks)
  const refusals = stored('staff-refusals', options.notedRefusals)
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
    isRefusalNoted: async () => (await refusals.count('all')).points <= options.notedRefusals.points,
  }
}
