import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mail-message.ts'
import { hashPassword } from '../platform/passwords.ts'
import { withoutValues } from '../platform/query-failure.ts'
import { deleteExpiredRateLimits } from '../platform/rate-limits.ts'
import { openSecretKeys } from '../platform/secret.ts'
import type { LogSecurityEvent } from '../platform/security-log.ts'
import { newToken } from '../platform/tokens.ts'
import { ATTEMPT_LIMITS, type AttemptLimitOptions, createAttemptLimits } from './attempt-limits.ts'
import { CODE_MAIL_QUEUE, sendCodeMail } from './code-mail.ts'
import { sweepCodes } from './codes.ts'
import type { AccountDesk } from './desk.ts'
import { deleteUnusedDevices } from './known-devices.ts'
import { sweepSessions } from './sessions.ts'

const SWEEP_EVERY_MS = 3_600_000

export interface AccountParts {
  env: Pick<Env, 'PUBLIC_URL' | 'APP_SECRET'>
  database: Database
  /** Has to know CODE_MAIL_QUEUE. */
  jobs: Jobs
  mailer: Mailer
  log: FastifyBaseLogger
  logSecurityEvent: LogSecurityEvent
  limits?: AttemptLimitOptions
  now?: () => Date
}

/** Everything that opens and keeps accounts, running. */
export interface Accounts {
  desk: AccountDesk
  jobs: Jobs
  /** Key of the hashes that senders are counted by. */
  limitKey: Buffer
  stop(): void
}

/** Starts sending code mails, and the hourly sweep of what has expired. */
export async function openAccounts(parts: AccountParts): Promise<Accounts> {
  const { database, jobs, mailer, log, now = () => new Date() } = parts
  const keysOf = (purpose: string) => openSecretKeys(database.orm, parts.env.APP_SECRET, purpose)
  const codeKeys = await keysOf('email-codes')
  const limitKeys = await keysOf('attempt-limits')
  const mailParts = { database, mailer, publicUrl: parts.env.PUBLIC_URL, codeKeys, now, log }
  await jobs.handle(CODE_MAIL_QUEUE, (job) => sendCodeMail(job, mailParts))

  const sweep = () =>
    sweepAccounts(database, now()).catch((error: unknown) =>
      log.error({ err: withoutValues(error) }, 'sweep of sessions and codes'),
    )
  await sweep()
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref()

  return {
    desk: {
      database,
      codeKeys,
      nobodysHash: await hashPassword(newToken()),
      deviceKeys: await keysOf('known-devices'),
      limits: createAttemptLimits(database.orm, limitKeys.current, parts.limits ?? ATTEMPT_LIMITS),
      logSecurityEvent: parts.logSecurityEvent,
      now,
    },
    jobs,
    limitKey: limitKeys.current,
    stop: () => clearInterval(sweeping),
  }
}

/** Forgets sessions, codes, devices and counts that are good for nothing any more. */
export async function sweepAccounts({ orm }: Database, now: Date): Promise<void> {
  await sweepSessions(orm, now)
  await sweepCodes(orm, now)
  await deleteUnusedDevices(orm, now)
  await deleteExpiredRateLimits(orm, new Date())
}
