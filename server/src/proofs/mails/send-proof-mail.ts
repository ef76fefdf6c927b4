import { eq } from 'drizzle-orm'
import { type EmailContext, getEmailContext, type SiteEmail, toMessage } from '../../content/site-email.ts'
import type { ReplyTo } from '../../orders/conversation/reply-address.ts'
import { factoryMailbox } from '../../orders/notifications/factory-email.ts'
import { UndeliverableError } from '../../orders/notifications/try-sending.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Env } from '../../platform/process/env.ts'
import { listComments } from '../list-comments.ts'
import { getProofVersion } from '../lock-proof.ts'
import { proofEvents, type proofMails } from '../tables.ts'
import { customerProofEmail } from './customer-proof-email.ts'
import { customerRepliesEmail } from './customer-replies-email.ts'
import { factoryProofEmail } from './factory-proof-email.ts'
import { getMailedProof, type MailedProof } from './get-mailed-proof.ts'

export interface ProofMailDeps {
  env: Pick<Env, 'PUBLIC_URL' | 'MAIL_TO'>
  database: Database
  mailer: Mailer
  customerMailer: Mailer
  now: () => Date
  replyTo: ReplyTo
}

type MailRow = typeof proofMails.$inferSelect

/** Sends a mail of a proof. Throws UndeliverableError if there is no address, or nothing to say any more. */
export async function sendProofMail(deps: ProofMailDeps, mail: MailRow): Promise<void> {
  const { orm } = deps.database
  const context = await getEmailContext(orm, deps.env.PUBLIC_URL)
  // The same for every try, so that mail programs recognise a repeat.
  const messageId = `<proof-${mail.id}@${new URL(deps.env.PUBLIC_URL).hostname}>`
  await (mail.kind === 'answer' ? sendToFactory : sendToCustomer)(deps, mail, context, messageId)
}

async function sendToCustomer(
  { database: { orm }, customerMailer, replyTo }: ProofMailDeps,
  mail: MailRow,
  context: EmailContext,
  messageId: string,
): Promise<void> {
  const { proof, order } = await getMailedProof(orm, mail.proofId)
  const version = await getProofVersion(orm, mail.proofId, mail.version)
  const to = mail.recipient ?? order.email
  if (!to) throw new UndeliverableError('NO_RECIPIENT')
  if (proof.sentVersion !== mail.version) throw new UndeliverableError('SUPERSEDED')
  if (mail.kind === 'replies') {
    const email = await repliesEmail(orm, { proof, order }, mail, context)
    return customerMailer.send({ ...toMessage(email, context, { to, messageId }), ...replyTo(order.id) })
  }
  if (version.state !== 'sent') throw new UndeliverableError('ANSWERED')
  const email = customerProofEmail({ proof, order, version, isReminder: mail.kind === 'reminder' }, context)
  await customerMailer.send({ ...toMessage(email, context, { to, messageId }), ...replyTo(order.id) })
}

/** Throws UndeliverableError if the comments were erased meanwhile. */
async function repliesEmail(
  orm: Orm,
  about: MailedProof,
  { proofId, version, createdAt }: MailRow,
  context: EmailContext,
): Promise<SiteEmail> {
  const comments = await listComments(orm, proofId, version)
  const replies = comments.flatMap(({ number, text, answers }) =>
    answers
      .filter(({ author, at }) => author === 'staff' && Date.parse(at) >= createdAt.getTime())
      .map((answer) => ({ number, comment: text, answer: answer.text, name: answer.name })),
  )
  if (replies.length === 0) throw new UndeliverableError('DELETED')
  return customerRepliesEmail({ ...about, replies }, context)
}

async function sendToFactory(
  { database: { orm }, mailer, env }: ProofMailDeps,
  mail: MailRow,
  context: EmailContext,
  messageId: string,
): Promise<void> {
  const { proof, order } = await getMailedProof(orm, mail.proofId)
  const event = await orNotFound(findEvent(orm, mail.eventId))
  const { site } = context
  if (!site) throw new UndeliverableError('NO_SITE')
  const email = factoryProofEmail({ proof, order, event }, context)
  await mailer.send({
    ...toMessage(email, context, { to: mail.recipient ?? factoryMailbox(env, site), messageId }),
    ...(order.email ? { replyTo: order.email } : {}),
  })
}

async function findEvent(orm: Orm, id: number | null) {
  const [row] = id === null ? [] : await orm.select().from(proofEvents).where(eq(proofEvents.id, id))
  return row
}
