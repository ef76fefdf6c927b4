import { getSiteProperties } from '../../content/queries.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { emailText } from '../../platform/mail/email-content.ts'
import { emailHtml } from '../../platform/mail/email-html.ts'
import type { OrderDetails } from '../queries.ts'
import type { ChannelDeps } from './channels.ts'
import { checkChat, checkCrm } from './check-receivers.ts'
import { customerEmail } from './customer-email.ts'
import { factoryEmail } from './factory-email.ts'
import type { OrderChannel } from './probe-notifications.ts'

/** Sends or checks one channel for a test order. Rejects if a customer's order would not arrive. */
export type ProbeNotifier = (probe: { id: string; details: OrderDetails }) => Promise<void>

const SUBJECT = 'Проверка заявок'
const TEXT = [
  'Сайт сам оставил пробную заявку и\u00A0проследил, что она дошла до\u00A0этого ящика вместе с\u00A0файлом.',
  'Звонить и\u00A0отвечать не\u00A0нужно: клиента у\u00A0этой заявки нет, в\u00A0панели управления её тоже нет.',
]

/** Creates the notifiers of test orders. A channel without one does not compile. */
export function createProbeNotifiers(deps: ChannelDeps): Record<OrderChannel, ProbeNotifier> {
  const { env } = deps
  return {
    'factory-mail': (probe) => sendToFactory(deps, probe),
    'customer-mail': (probe) => sendToCustomer(deps, probe),
    telegram: () => checkChat(env),
    crm: () => checkCrm(env),
  }
}

const messageIdOf = ({ env }: ChannelDeps, id: string, channel: OrderChannel) =>
  `<lead-probe-${id}.${channel}@${new URL(env.PUBLIC_URL).hostname}>`

/** Sends the mail of an order with its files. Its text says that no customer waits. */
async function sendToFactory(deps: ChannelDeps, { id, details }: Parameters<ProbeNotifier>[0]) {
  const site = await orNotFound(getSiteProperties(deps.database.orm))
  const messageId = messageIdOf(deps, id, 'factory-mail')
  const recipient = deps.env.LEAD_PROBE_MAIL || null
  const mail = await factoryEmail(details, { messageId, recipient }, site, { ...deps, isAttached: true })
  const content = {
    heading: SUBJECT,
    paragraphs: TEXT,
    rows: [],
    closing: [],
    sender: site.name,
    signature: [`Сайт: ${site.name}`],
  }
  const words = { subject: SUBJECT, html: emailHtml(content), text: emailText(content) }
  await deps.mailer.send({ ...mail, ...words, headers: { 'X-Lead-Probe': id } })
}

/** Writes the confirmation. It is sent only to LEAD_PROBE_MAIL, because a test order has no customer. */
async function sendToCustomer(deps: ChannelDeps, { id, details }: Parameters<ProbeNotifier>[0]) {
  const { env, database, customerMailer, findCallTime, guestUrl } = deps
  const site = await orNotFound(getSiteProperties(database.orm))
  const mail = customerEmail(details, messageIdOf(deps, id, 'customer-mail'), {
    site,
    publicUrl: env.PUBLIC_URL,
    callTime: await findCallTime(details.order),
    guestUrl: guestUrl(details.order.id),
  })
  if (!env.LEAD_PROBE_MAIL) return
  const subject = `${SUBJECT}: ${mail.subject}`
  await customerMailer.send({ ...mail, to: env.LEAD_PROBE_MAIL, subject, headers: { 'X-Lead-Probe': id } })
}
