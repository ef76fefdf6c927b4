import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { getEmailContext, toMessage } from '../../content/site-email.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import type { Geoip } from '../../platform/geoip/geoip.ts'
import { errorCode } from '../../platform/http/error-code.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { truncateIp } from '../../platform/http/request/client-ip.ts'
import { deviceName } from '../../platform/http/request/device-name.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import type { UserRow } from '../queries.ts'
import { accountRemovedEmail, welcomeEmail } from './account-emails.ts'
import {
  emailChangedEmail,
  newDeviceEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  passwordChangedEmail,
  type SecurityEvent,
} from './security-emails.ts'

/** Queue of mails that report changes of an account. */
export const ACCOUNT_EMAIL_QUEUE = 'account-mail'

const EMAILS = {
  welcome: welcomeEmail,
  'password-changed': passwordChangedEmail,
  'new-device': newDeviceEmail,
  'email-changed': emailChangedEmail,
  'passkey-added': passkeyAddedEmail,
  'passkey-removed': passkeyRemovedEmail,
  'account-removed': accountRemovedEmail,
}
export type AccountEmailKind = keyof typeof EMAILS

/** The job has all data of its mail: the user may have another address by then, or be deleted. */
interface AccountEmailJob extends Omit<SecurityEvent, 'place'> {
  kind: AccountEmailKind
  to: string
}

/** Enqueues a mail in the transaction of the change it reports: a rollback drops both. */
export function enqueueAccountEmail(
  tx: Orm,
  { jobs, now }: { jobs: Jobs; now: Clock },
  kind: AccountEmailKind,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  { ip, userAgent }: Client,
  about: Pick<SecurityEvent, 'passkey'> = {},
): Promise<void> {
  const job: AccountEmailJob = {
    kind,
    to: email,
    name,
    at: now().toISOString(),
    device: deviceName(userAgent),
    network: truncateIp(ip) ?? null,
    ...about,
  }
  return jobs.enqueue(tx, ACCOUNT_EMAIL_QUEUE, JSON.stringify(job))
}

export interface AccountEmailDeps {
  database: Database
  mailer: Mailer
  limits: AttemptLimits
  geoip: Geoip
  publicUrl: string
  log: FastifyBaseLogger
}

/** Sends the mail of a job, unless the mailbox has reached its daily limit for this kind. */
export async function sendAccountEmail(job: { id: string }, deps: AccountEmailDeps): Promise<void> {
  const { kind, to, ...event } = JSON.parse(job.id) as AccountEmailJob
  const { log, limits, mailer } = deps
  if (!(await limits.mayNotify(kind, to))) {
    log.warn({ mail: kind }, 'account mail dropped: the mailbox has had its share')
    return
  }
  try {
    const place = deps.geoip.findPlace(event.network)
    const context = await getEmailContext(deps.database.orm, deps.publicUrl)
    // The same for every try, so that mail servers recognise a repeat.
    const id = createHash('sha256').update(job.id).digest('hex').slice(0, 32)
    const messageId = `<account-${id}@${new URL(deps.publicUrl).hostname}>`
    await mailer.send(toMessage(EMAILS[kind](context, { ...event, place }), context, { to, messageId }))
  } catch (error) {
    const reason = errorCode(error)
    log.warn({ mail: kind, reason }, 'account mail not sent')
    // pg-boss stores the error with the job, and the original may contain an address.
    throw new Error(reason)
  }
  // Counted after sending: tries must not use up the limit while the mail server is down.
  await limits.countNotice(kind, to)
  log.info({ mail: kind }, 'account mail sent')
}
