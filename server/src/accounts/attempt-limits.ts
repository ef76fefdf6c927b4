import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CODE_MINUTES, CODE_TRIES } from '@rapport/contract/accounts/session-limits'
import type { AttemptLimitOptions, RateWindow } from '../limits.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Client } from '../platform/http/request/client.ts'
import { clientKey } from '../platform/http/request/client-ip.ts'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import { slowDownMs } from '../platform/limits/slow-down.ts'
import {
  createStoredRateLimit,
  createTieredRateLimit,
  type StoredRateLimit,
} from '../platform/limits/stored-rate-limit.ts'
import { recipientKey } from '../platform/mail/recipient-key.ts'
import type { CodeScope } from './codes/codes.ts'

/** Delayed answers at a time, in this process. */
const DELAYED_MAX = 500

/** `known`: the user of this address has logged in from this device before. */
interface Attempt {
  email: string
  sender: Client
  known: boolean
}

/**
 * Limits of log-ins and codes, counted in the database by keyed hashes. Known and unknown addresses are counted
 * alike. Known devices have counters of their own, so strangers cannot lock them out.
 */
export interface AttemptLimits {
  calls: StoredRateLimit
  passwordChecks: StoredRateLimit
  passkeyOptions: StoredRateLimit
  /** Counts a password try before the check. Throws 429 for the sender; returns the milliseconds to wait first. */
  countPassword(attempt: Attempt): Promise<number>
  /** Resets the counters after a right password. */
  forgetPasswords(attempt: Attempt): Promise<void>
  /** Waits. Throws 503 if too many requests wait already. */
  delay(ms: number): Promise<void>
  /** Counts a code mail and opens tries for the sender's device. Throws 429 at the limit. */
  countCodeMail(scope: CodeScope, attempt: Attempt): Promise<void>
  /**
   * Counts a try of a code. Returns `device` if the device requested a code itself: its tries are counted apart.
   * Returns `code` if the try must be counted with the code, `none` if no tries are left.
   */
  countCodeTry(scope: CodeScope, sender: Client): Promise<'device' | 'code' | 'none'>
  /** Returns whether a mailbox may receive one more notice of this kind today. */
  mayNotify(kind: string, email: string): Promise<boolean>
  countNotice(kind: string, email: string): Promise<void>
}

export function createAttemptLimits(orm: Orm, key: Buffer, options: AttemptLimitOptions): AttemptLimits {
  const stored = (name: string, window: RateWindow) => createStoredRateLimit(orm, { name, ...window })
  const passwords = createTieredRateLimit(orm, 'passwords', options.passwords)
  const slowDown = stored('passwords-email', options.slowDown)
  const bySender = createTieredRateLimit(orm, 'code-mails-sender', options.codeMails.sender)
  const byMailbox = createTieredRateLimit(orm, 'code-mails', options.codeMails.mailbox)
  const deviceTries = stored('code-tries', { points: CODE_TRIES, windowSeconds: CODE_MINUTES * 60 })
  const notices = stored('account-mails', options.notices)
  const delays = createConcurrencyLimit({ running: DELAYED_MAX, waiting: 0 })

  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const getSenderKey = ({ sender, known }: Attempt) => (known && sender.device) || clientKey(sender.ip)
  const passwordKey = (attempt: Attempt) => hash(attempt.email.toLowerCase(), getSenderKey(attempt))
  const mailboxKey = ({ purpose, email }: CodeScope) => hash(purpose, recipientKey(email))
  const noticeKey = (kind: string, email: string) => hash('notice', kind, recipientKey(email))
  const deviceKey = ({ purpose, email }: CodeScope, device: string) =>
    hash(purpose, email.toLowerCase(), device)

  return {
    calls: stored('accounts', options.calls),
    passwordChecks: stored('password-checks', options.passwordChecks),
    passkeyOptions: stored('passkey-options', options.passkeyOptions),
    async countPassword(attempt) {
      await passwords.consume(passwordKey(attempt))
      if (attempt.known) return 0
      const { points } = await slowDown.count(hash(attempt.email.toLowerCase()))
      return slowDownMs(points, options.slowDown)
    },
    async forgetPasswords(attempt) {
      await passwords.delete(passwordKey(attempt))
      await slowDown.delete(hash(attempt.email.toLowerCase()))
    },
    delay: (ms) => (ms > 0 ? delays.run(() => pause(ms)) : Promise.resolve()),
    async countCodeMail(scope, attempt) {
      await bySender.consume(hash(scope.purpose, recipientKey(scope.email), getSenderKey(attempt)))
      if (!attempt.known) await byMailbox.consume(mailboxKey(scope))
      if (attempt.sender.device) await deviceTries.open(deviceKey(scope, attempt.sender.device))
    },
    async countCodeTry(scope, { device }) {
      if (device === undefined) return 'code'
      const key = deviceKey(scope, device)
      if ((await deviceTries.get(key)).msBeforeNext === 0) return 'code'
      return (await deviceTries.count(key)).points <= CODE_TRIES ? 'device' : 'none'
    },
    mayNotify: async (kind, email) =>
      (await notices.get(noticeKey(kind, email))).points < options.notices.points,
    async countNotice(kind, email) {
      await notices.count(noticeKey(kind, email))
    },
  }
}
