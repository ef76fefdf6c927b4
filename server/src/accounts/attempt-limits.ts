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

/** Answers that are being delayed at once, in this process. */
const DELAYED_MAX = 500

/** Who tries, and what for. `known`: from a device that its user has logged in from before. */
interface Attempt {
  email: string
  sender: Client
  known: boolean
}

/**
 * What is counted of log-ins and codes: in the database, by keyed hashes, for known and unknown e-mail addresses
 * alike. What a stranger does never refuses a device that is known: it is counted for itself.
 */
export interface AttemptLimits {
  calls: StoredRateLimit
  passwordChecks: StoredRateLimit
  passkeyOptions: StoredRateLimit
  /** Counts a password before it is checked. Throws the 429 of the sender; returns the milliseconds to wait first. */
  countPassword(attempt: Attempt): Promise<number>
  /** Forgets what was counted, once the password was right. */
  forgetPasswords(attempt: Attempt): Promise<void>
  /** Waits; throws the 503 where too many wait already. */
  delay(ms: number): Promise<void>
  /** Counts a code to be mailed, and gives its sender tries of their own. Throws the 429. */
  countCodeMail(scope: CodeScope, attempt: Attempt): Promise<void>
  /**
   * Counts a try of a code's sender. `others`: somebody else, whose tries the code counts. `none`: no tries are left.
   */
  countCodeTry(scope: CodeScope, sender: Client): Promise<'own' | 'others' | 'none'>
  /** Returns whether a mailbox may be sent one more mail of a kind that says what was done to an account. */
  mayNotify(kind: string, email: string): Promise<boolean>
  /** Counts such a mail. */
  countNotice(kind: string, email: string): Promise<void>
}

export function createAttemptLimits(orm: Orm, key: Buffer, options: AttemptLimitOptions): AttemptLimits {
  const stored = (name: string, window: RateWindow) => createStoredRateLimit(orm, { name, ...window })
  const passwords = createTieredRateLimit(orm, 'passwords', options.passwords)
  const slowDown = stored('passwords-email', options.slowDown)
  const bySender = createTieredRateLimit(orm, 'code-mails-sender', options.codeMails.sender)
  const byMailbox = createTieredRateLimit(orm, 'code-mails', options.codeMails.mailbox)
  const ownTries = stored('code-tries', { points: CODE_TRIES, windowSeconds: CODE_MINUTES * 60 })
  const notices = stored('account-mails', options.notices)
  const delays = createConcurrencyLimit({ running: DELAYED_MAX, waiting: 0 })

  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const senderOf = ({ sender, known }: Attempt) => (known && sender.device) || clientKey(sender.ip)
  const passwordKey = (attempt: Attempt) => hash(attempt.email.toLowerCase(), senderOf(attempt))
  const mailboxKey = ({ purpose, email }: CodeScope) => hash(purpose, recipientKey(email))
  const noticeKey = (kind: string, email: string) => hash('notice', kind, recipientKey(email))
  const askerKey = ({ purpose, email }: CodeScope, device: string) =>
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
      await bySender.consume(hash(scope.purpose, recipientKey(scope.email), senderOf(attempt)))
      if (!attempt.known) await byMailbox.consume(mailboxKey(scope))
      if (attempt.sender.device) await ownTries.open(askerKey(scope, attempt.sender.device))
    },
    async countCodeTry(scope, { device }) {
      if (device === undefined) return 'others'
      const asker = askerKey(scope, device)
      if ((await ownTries.get(asker)).msBeforeNext === 0) return 'others'
      return (await ownTries.count(asker)).points <= CODE_TRIES ? 'own' : 'none'
    },
    mayNotify: async (kind, email) =>
      (await notices.get(noticeKey(kind, email))).points < options.notices.points,
    async countNotice(kind, email) {
      await notices.count(noticeKey(kind, email))
    },
  }
}
