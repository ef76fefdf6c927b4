import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { getEmailContext, toMessage } from '../../content/site-email.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { errorCode } from '../../platform/http/error-code.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { createStaffLink, type LinkPurpose } from '../links.ts'
import { findStaffByEmail, type StaffRow } from '../queries.ts'
import { invitationEmail, staffPasswordEmail } from './staff-emails.ts'

/** The queue of the mails that carry links. */
export const STAFF_EMAIL_QUEUE = 'staff-mail'

interface StaffEmailJob {
  purpose: LinkPurpose
  email: string
}

/**
 * Queues a mail with a link. The job says only what is wanted and for which address: whether it has an account is looked up when
 * the mail is made, and so is the link made, which stands in the mail and nowhere else.
 */
export const enqueueStaffEmail = (tx: Orm, jobs: Jobs, { purpose, email }: StaffEmailJob): Promise<void> =>
  jobs.enqueue(tx, STAFF_EMAIL_QUEUE, `${purpose}:${email.toLowerCase()}`)

export interface StaffEmailDeps {
  database: Database
  mailer: Mailer
  publicUrl: string
  now: Clock
  log: FastifyBaseLogger
}

/** Sends the mail of a queued job. A try that fails is followed by one with a fresh link. */
export async function sendStaffEmail({ id }: { id: string }, deps: StaffEmailDeps): Promise<void> {
  const [, purpose, email] = /^(invitation|password):(.+)$/.exec(id) ?? []
  if (!purpose || !email) return
  try {
    const sent = await send(purpose as LinkPurpose, email, deps)
    deps.log.info({ mail: purpose, sent }, 'staff mail done')
  } catch (error) {
    const reason = errorCode(error)
    deps.log.warn({ mail: purpose, reason }, 'staff mail not sent')
    // Stored with the job, so it must not be the error itself: that may name whom the mail was for.
    throw new Error(reason)
  }
}

async function send(purpose: LinkPurpose, email: string, deps: StaffEmailDeps): Promise<boolean> {
  const { database, mailer, publicUrl, now } = deps
  const member = await findStaffByEmail(database.orm, email)
  if (!member || !isDue(member, purpose)) return false
  const context = await getEmailContext(database.orm, publicUrl)
  const token = await database.orm.transaction((tx) =>
    createStaffLink(tx, { staffId: member.id, purpose }, now()),
  )
  const content =
    purpose === 'invitation'
      ? invitationEmail(context, { ...member, token })
      : staffPasswordEmail(context, { ...member, token })
  const messageId = `<staff-${randomUUID()}@${new URL(publicUrl).hostname}>`
  await mailer.send(toMessage(content, context, { to: member.email, messageId }))
  return true
}

/** An invitation is for who has not joined, a new password for who has. */
const isDue = ({ joinedAt, blockedAt }: StaffRow, purpose: LinkPurpose): boolean =>
  !blockedAt && (joinedAt === null) === (purpose === 'invitation')
