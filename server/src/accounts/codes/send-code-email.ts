import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type EmailContext, getEmailContext, type SiteEmail, toMessage } from '../../content/site-email.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { errorCode } from '../../platform/http/error-code.ts'
import type { Client } from '../../platform/http/request/client.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import type { AccountDeps } from '../account-deps.ts'
import {
  emailChangeEmail,
  personalDataEmail,
  recoveryEmail,
  registrationEmail,
} from '../emails/code-emails.ts'
import { alreadyRegisteredEmail, emailTakenEmail } from '../emails/existing-account-emails.ts'
import { findUserByEmail } from '../queries.ts'
import { isKnownDevice } from '../sessions/known-devices.ts'
import { type CodePurpose, type CodeScope, createCode } from './codes.ts'

export const CODE_EMAIL_QUEUE = 'code-mail'

export interface CodeEmailDeps {
  database: Database
  mailer: Mailer
  publicUrl: string
  codeKeys: SecretKeys
  now: Clock
  log: FastifyBaseLogger
}

/** Enqueues a code mail for a visitor. Throws 429 at the limit, for known and unknown addresses alike. */
export async function enqueueCodeEmail(deps: AccountDeps, scope: CodeScope, sender: Client): Promise<void> {
  const { orm } = deps.database
  const known = await isKnownDevice(orm, deps.deviceKeys, scope.email, sender.device)
  await deps.limits.countCodeMail(scope, { email: scope.email, sender, known })
  await queueCodeMail(deps.jobs, orm, scope)
}

/**
 * The job has the purpose and the address only. The user is looked up and the code is created when the job
 * runs. So the answer and its time do not reveal whether the address is known.
 */
function queueCodeMail(jobs: Jobs, orm: Orm, { purpose, email }: CodeScope): Promise<void> {
  return jobs.enqueue(orm, CODE_EMAIL_QUEUE, `${purpose}:${email}`)
}

/** Sends the mail of a job. A retry creates a new code. */
export async function sendCodeEmail(job: { id: string }, parts: CodeEmailDeps): Promise<void> {
  const [, purpose, email] = /^(registration|recovery|email-change|export|removal):(.+)$/.exec(job.id) ?? []
  if (!purpose || !email) return
  try {
    const sent = await send({ purpose: purpose as CodePurpose, email }, parts)
    parts.log.info({ mail: purpose, sent }, 'code mail done')
  } catch (error) {
    const reason = errorCode(error)
    parts.log.warn({ mail: purpose, reason }, 'code mail not sent')
    // pg-boss stores the error with the job, and the original may contain an address.
    throw new Error(reason)
  }
}

async function send(scope: CodeScope, parts: CodeEmailDeps): Promise<boolean> {
  const { orm } = parts.database
  const user = await findUserByEmail(orm, scope.email)
  // Created even if no mail follows: a wrong code must cost the same with and without a user.
  const code = await createCode(orm, parts.codeKeys, scope, parts.now())
  const context = await getEmailContext(orm, parts.publicUrl)
  const email = emailFor(scope, user?.name, code, context)
  if (!email) return false
  const to = user?.email ?? scope.email
  const messageId = `<code-${randomUUID()}@${new URL(parts.publicUrl).hostname}>`
  await parts.mailer.send(toMessage(email, context, { to, messageId }))
  return true
}

function emailFor(
  { purpose, email }: CodeScope,
  userName: string | undefined,
  code: string,
  context: EmailContext,
): SiteEmail | undefined {
  if (purpose === 'registration')
    return userName === undefined
      ? registrationEmail(context, email, code)
      : alreadyRegisteredEmail(context, userName)
  if (purpose === 'email-change')
    return userName === undefined ? emailChangeEmail(context, code) : emailTakenEmail(context, userName)
  if (userName === undefined) return undefined
  if (purpose === 'recovery') return recoveryEmail(context, email, userName, code)
  return personalDataEmail(context, purpose, userName, code)
}
