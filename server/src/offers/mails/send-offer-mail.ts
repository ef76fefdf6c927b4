import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { type EmailContext, getEmailContext, toMessage } from '../../content/site-email.ts'
import type { ReplyTo } from '../../orders/conversation/reply-address.ts'
import { factoryMailbox } from '../../orders/notifications/factory-email.ts'
import { UndeliverableError } from '../../orders/notifications/try-sending.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import type { Mailer } from '../../platform/mail/mail-message.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Env } from '../../platform/process/env.ts'
import { findPublicOffer } from '../get-public-offer.ts'
import { getVersion } from '../lock-offer.ts'
import { writeOfferPdf } from '../pages/offer-pdf.ts'
import { offerEvents, type offerMails } from '../tables.ts'
import { getState } from '../version-state.ts'
import { customerOfferEmail } from './customer-offer-email.ts'
import { factoryOfferEmail } from './factory-offer-email.ts'
import { getMailedOffer } from './get-mailed-offer.ts'

export interface OfferMailDeps {
  env: Pick<Env, 'PUBLIC_URL' | 'MAIL_TO'>
  database: Database
  mailer: Mailer
  customerMailer: Mailer
  now: Clock
  replyTo: ReplyTo
}

type MailRow = typeof offerMails.$inferSelect

/** Sends a mail of an offer. Throws UndeliverableError if there is no address, or nothing to say any more. */
export async function sendOfferMail(deps: OfferMailDeps, mail: MailRow): Promise<void> {
  const { orm } = deps.database
  const context = await getEmailContext(orm, deps.env.PUBLIC_URL)
  // The same for every try, so that mail programs recognise a repeat.
  const messageId = `<offer-${mail.id}@${new URL(deps.env.PUBLIC_URL).hostname}>`
  const isToCustomer = mail.kind === 'offer' || mail.kind === 'reminder'
  await (isToCustomer ? sendToCustomer : sendToFactory)(deps, mail, context, messageId)
}

async function sendToCustomer(
  { database: { orm }, customerMailer, now, replyTo }: OfferMailDeps,
  mail: MailRow,
  context: EmailContext,
  messageId: string,
): Promise<void> {
  const { offer, order } = await getMailedOffer(orm, mail.offerId)
  const version = await getVersion(orm, mail.offerId, mail.version)
  const to = mail.recipient ?? order.email
  if (!to) throw new UndeliverableError('NO_RECIPIENT')
  if (offer.sentVersion !== mail.version) throw new UndeliverableError('SUPERSEDED')
  const state = getState(version, now())
  if (mail.kind === 'reminder' && state !== 'sent' && state !== 'opened')
    throw new UndeliverableError('ANSWERED')
  const about = { offer, order, version, isReminder: mail.kind === 'reminder' }
  const shown = await orNotFound(findPublicOffer(orm, offer.token, { version: mail.version }, now()))
  const pdf = await writeOfferPdf(shown)
  await customerMailer.send({
    ...toMessage(customerOfferEmail(about, context), context, { to, messageId }),
    ...replyTo(order.id),
    attachments: [
      { filename: `${shown.number.replace('/', '-')}.pdf`, size: pdf.length, content: Readable.from([pdf]) },
    ],
  })
}

async function sendToFactory(
  { database: { orm }, mailer, env }: OfferMailDeps,
  mail: MailRow,
  context: EmailContext,
  messageId: string,
): Promise<void> {
  const { offer, order } = await getMailedOffer(orm, mail.offerId)
  const event = await orNotFound(findEvent(orm, mail.eventId))
  const { site } = context
  if (!site) throw new UndeliverableError('NO_SITE')
  const email = factoryOfferEmail({ offer, order, event }, context)
  await mailer.send({
    ...toMessage(email, context, { to: mail.recipient ?? factoryMailbox(env, site), messageId }),
    ...(order.email ? { replyTo: order.email } : {}),
  })
}

async function findEvent(orm: Orm, id: number | null) {
  const [row] = id === null ? [] : await orm.select().from(offerEvents).where(eq(offerEvents.id, id))
  return row
}
