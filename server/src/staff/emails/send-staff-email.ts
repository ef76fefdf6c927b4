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

/** Queue of mails with links. */
export const STAFF_EMAIL_QUEUE = 'staff-mail'

interface StaffEmailJob {
  purpose: LinkPurpose
  email: string
}

/**
 * Enqueues a mail with a link. The job has the purpose and the address only: the account is looked up and the link
 * created when the job runs. So the link is in its mail only.
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

/** Sends the mail of a job. A retry creates a new link. */
export async function sendStaffEmail({ id }: { id: string }, deps: StaffEmailDeps): Promise<void> {
  const [, purpose, email] = /^(invitation|password):(.+)$/.exec(id) ?? []
  if (!purpose || !email) return
  try {
    const sent = await send(purpose as LinkPurpose, email, deps)
    deps.log.info({ mail: purpose, sent }, 'staff mail done')
  } catch (error) {
    const reason = errorCode(error)
    deps.log.warn({ mail: purpose, reason }, 'staff mail not sent')
    // pg-boss stores the error with the job, and the original may contain an address.
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

/** Invitations are for members who have not joined, password links for those who have. */
const isDue = ({ joinedAt, blockedAt }: StaffRow, purpose: LinkPurpose): boolean =>
  !blockedAt && (joinedAt === null) === (purpose === 'invitation')
