import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { getSiteProperties } from '../content/queries.ts'
import type { Database, Orm } from '../platform/database.ts'
import { reasonOf } from '../platform/failure-reason.ts'
import type { Jobs } from '../platform/jobs.ts'
import { letterHtml, letterText } from '../platform/mail-layout.ts'
import type { Mailer } from '../platform/mail-message.ts'
import type { SecretKeys } from '../platform/secret.ts'
import {
  alreadyRegisteredLetter,
  type CodeLetter,
  type LetterGround,
  personalDataLetter,
  recoveryLetter,
  registrationLetter,
} from './code-letters.ts'
import { type CodePurpose, type CodeScope, issueCode } from './codes.ts'
import type { AccountDesk } from './desk.ts'
import { isKnownDevice } from './known-devices.ts'
import { findUserByEmail } from './queries.ts'
import type { Sender } from './sender.ts'

/** The queue of the mails that carry codes. */
export const CODE_MAIL_QUEUE = 'code-mail'

export interface CodeMailParts {
  database: Database
  mailer: Mailer
  publicUrl: string
  codeKeys: SecretKeys
  now: () => Date
  log: FastifyBaseLogger
}

/** Queues a code mail that somebody asks for; throws the 429, of known and unknown addresses alike. */
export async function requestCodeMail(
  desk: AccountDesk,
  jobs: Jobs,
  scope: CodeScope,
  sender: Sender,
): Promise<void> {
  const { orm } = desk.database
  const known = await isKnownDevice(orm, desk.deviceKeys, scope.email, sender.device)
  await desk.limits.countCodeMail(scope, { email: scope.email, sender, known })
  await queueCodeMail(jobs, orm, scope)
}

/**
 * Queues a code mail. The job says only what is wanted and for which address: whether it has a user is looked
 * up when the mail is made, so that the answer and its time can't tell (decisions.md §2), and the code is made
 * then, so that it stands in the mail and nowhere else.
 */
function queueCodeMail(jobs: Jobs, orm: Orm, { purpose, email }: CodeScope): Promise<void> {
  return jobs.add(orm, CODE_MAIL_QUEUE, `${purpose}:${email}`)
}

/** Sends the mail of a queued job. A try that fails is followed by one with a fresh code. */
export async function sendCodeMail(job: { id: string }, parts: CodeMailParts): Promise<void> {
  const [, purpose, email] = /^(registration|recovery|export|removal):(.+)$/.exec(job.id) ?? []
  if (!purpose || !email) return
  try {
    const sent = await send({ purpose: purpose as CodePurpose, email }, parts)
    parts.log.info({ mail: purpose, sent }, 'code mail done')
  } catch (error) {
    const reason = reasonOf(error)
    parts.log.warn({ mail: purpose, reason }, 'code mail not sent')
    // Stored with the job, so it must not be the error itself: that may name whom the mail was for.
    throw new Error(reason)
  }
}

async function send(scope: CodeScope, parts: CodeMailParts): Promise<boolean> {
  const { orm } = parts.database
  const user = await findUserByEmail(orm, scope.email)
  // Made in any case, though not always mailed: a wrong code has to cost the same whether there is a user or not.
  const code = await issueCode(orm, parts.codeKeys, scope, parts.now())
  const ground: LetterGround = { site: await getSiteProperties(orm), publicUrl: parts.publicUrl }
  const made = letterFor(scope, user?.name, code, ground)
  if (!made) return false
  await parts.mailer.send({
    to: user?.email ?? scope.email,
    ...(ground.site?.supportEmail ? { replyTo: ground.site.supportEmail } : {}),
    subject: made.subject,
    html: letterHtml(made.letter),
    text: letterText(made.letter),
    messageId: `<code-${randomUUID()}@${new URL(parts.publicUrl).hostname}>`,
  })
  return true
}

function letterFor(
  { purpose, email }: CodeScope,
  userName: string | undefined,
  code: string,
  ground: LetterGround,
): CodeLetter | undefined {
  if (purpose === 'registration')
    return userName === undefined
      ? registrationLetter(ground, email, code)
      : alreadyRegisteredLetter(ground, userName)
  if (userName === undefined) return undefined
  if (purpose === 'recovery') return recoveryLetter(ground, email, userName, code)
  return personalDataLetter(ground, purpose, userName, code)
}
