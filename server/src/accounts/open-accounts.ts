import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mail-message.ts'
import { hashPassword } from '../platform/passwords.ts'
import { withoutValues } from '../platform/query-failure.ts'
import { openSecretKeys } from '../platform/secret.ts'
import { newToken } from '../platform/tokens.ts'
import { CODE_MAIL_QUEUE, sendCodeMail } from './code-mail.ts'
import { sweepCodes } from './codes.ts'
import type { AccountDesk } from './commands.ts'
import { type EmailLimit, limitByEmail } from './email-limit.ts'
import { sweepSessions } from './sessions.ts'

const HOUR_MS = 3_600_000
const SWEEP_EVERY_MS = HOUR_MS
/** Five tries each: fifty guesses a day, at one of a million codes. */
const MAILS = { max: 10, windowMs: 24 * HOUR_MS }
/** Wrong passwords for one address; right ones are not counted. */
const WRONG_PASSWORDS = { max: 20, windowMs: HOUR_MS / 4 }

export interface AccountParts {
  env: Pick<Env, 'PUBLIC_URL' | 'APP_SECRET'>
  database: Database
  /** Has to know CODE_MAIL_QUEUE. */
  jobs: Jobs
  mailer: Mailer
  log: FastifyBaseLogger
  now?: () => Date
}

/** Everything that opens and keeps accounts, running. */
export interface Accounts {
  desk: AccountDesk
  jobs: Jobs
  /** Codes mailed by address. */
  mailTries: EmailLimit
  stop(): void
}

/** Starts sending code mails, and the hourly sweep of what has expired. */
export async function openAccounts(parts: AccountParts): Promise<Accounts> {
  const { database, jobs, mailer, log, now = () => new Date() } = parts
  const codeKeys = await openSecretKeys(database.orm, parts.env.APP_SECRET, 'email-codes')
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
      passwordTries: limitByEmail(WRONG_PASSWORDS, now),
      now,
    },
    jobs,
    mailTries: limitByEmail(MAILS, now),
    stop: () => clearInterval(sweeping),
  }
}

/** Forgets sessions and codes that are good for nothing any more. */
export async function sweepAccounts({ orm }: Database, now: Date): Promise<void> {
  await sweepSessions(orm, now)
  await sweepCodes(orm, now)
}
