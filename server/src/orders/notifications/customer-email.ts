import { asciiEmail } from '@rapport/contract/fields/email'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { sumTotals } from '@rapport/contract/orders/order-line-text'
import { accountOrderPath } from '@rapport/contract/paths/account-paths'
import { minutesWithin } from '@rapport/contract/site/duration'
import type { SiteProperties } from '@rapport/contract/site/site'
import { getSiteProperties } from '../../content/queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { type EmailContent, type EmailRow, emailText } from '../../platform/mail/email-content.ts'
import { emailHtml } from '../../platform/mail/email-html.ts'
import type { Mailer, MailMessage } from '../../platform/mail/mail-message.ts'
import type { RecipientLimits } from '../../platform/mail/recipient-limits.ts'
import type { Env } from '../../platform/process/env.ts'
import type { ReplyTo } from '../conversation/reply-address.ts'
import { getOrderDetails, type Notification, type OrderDetails } from '../queries.ts'
import { contentRows, formatFileCount, optionalRow, phoneRow } from './email-format.ts'
import type { FactoryEmailDeps } from './factory-email.ts'
import { laterCall } from './promised-call.ts'
import { UndeliverableError } from './try-sending.ts'

const PURPOSE = 'чтобы уточнить детали и\u00A0назвать стоимость'
const CATALOG = 'Каталог пришлём на\u00A0этот адрес.'

interface ConfirmedOrder extends Pick<OrderDetails, 'userEmail' | 'lines' | 'calculation'> {
  order: Pick<
    OrderDetails['order'],
    'number' | 'name' | 'phone' | 'email' | 'comment' | 'isCatalog' | 'placedAt'
  >
  files: { name: string }[]
}

export interface CustomerEmailDeps {
  env: Pick<Env, 'PUBLIC_URL'>
  database: Database
  customerMailer: Mailer
  recipientLimits: RecipientLimits
  findCallTime: FactoryEmailDeps['findCallTime']
  /** Returns the URL that opens an order without an account. */
  guestUrl: (orderId: string) => string
  replyTo: ReplyTo
}

/**
 * Sends a customer the confirmation of an order. Throws UndeliverableError if the mailbox has reached its limit,
 * because visitors may type any address.
 */
export async function sendCustomerEmail(
  {
    database: { orm },
    customerMailer,
    recipientLimits,
    env,
    findCallTime,
    guestUrl,
    replyTo,
  }: CustomerEmailDeps,
  { orderId, messageId, recipient }: Notification,
  attempt: number,
): Promise<void> {
  const details = await getOrderDetails(orm, orderId)
  if (recipient) details.order.email = recipient
  const isAllowed =
    attempt > 1 || isProvenEmail(details) || (await recipientLimits.tryConsume(details.order.email))
  if (!isAllowed) throw new UndeliverableError('RECIPIENT_LIMIT')
  const site = await orNotFound(getSiteProperties(orm))
  const callTime = await findCallTime(details.order)
  const about = { site, publicUrl: env.PUBLIC_URL, callTime, guestUrl: guestUrl(orderId) }
  await customerMailer.send({ ...customerEmail(details, messageId ?? '', about), ...replyTo(orderId) })
}

/** Returns whether the order's user has proven its e-mail address. */
function isProvenEmail({ order, userEmail }: ConfirmedOrder): boolean {
  return userEmail?.toLowerCase() === asciiEmail(order.email).toLowerCase()
}

interface CustomerEmailContext {
  site: SiteProperties
  publicUrl: string
  guestUrl: string
  callTime?: Date | undefined
}

/**
 * Returns the confirmation of an order. It repeats typed text only to a proven address, because otherwise a stranger
 * could send words through our mail. Product and price are our own text. `guestUrl` opens the order without an
 * account.
 */
export function customerEmail(
  details: ConfirmedOrder,
  messageId: string,
  { site, publicUrl, guestUrl, callTime }: CustomerEmailContext,
): MailMessage {
  const { order, lines } = details
  const isProven = isProvenEmail(details)
  const purpose =
    lines.length > 0 && sumTotals(lines) ? 'чтобы уточнить детали и\u00A0подтвердить стоимость' : PURPOSE
  const next = nextText(order.placedAt, callTime, purpose, site.callbackMinutes)
  const content: EmailContent = {
    heading: `Заявка №\u00A0${order.number} принята`,
    paragraphs: [
      isProven ? `Здравствуйте, ${order.name}!` : 'Здравствуйте!',
      isProven
        ? `Мы получили вашу заявку. ${next}`
        : `На\u00A0сайте оставили заявку и\u00A0указали в\u00A0ней этот адрес. ${next}`,
      ...(order.isCatalog ? [CATALOG] : []),
    ],
    rows: isProven ? summaryRows(details, publicUrl) : contentRows(details, publicUrl),
    actions: [
      {
        label: 'Открыть заявку',
        href: isProven ? `${publicUrl}${accountOrderPath(order.number)}` : guestUrl,
      },
    ],
    closing: [
      correction(site),
      ...(isProven ? [] : ['Если заявку оставили не\u00A0вы, ничего не\u00A0делайте.']),
    ],
    sender: site.name,
    signature: [site.name, site.operationMode, site.address].filter(Boolean),
  }
  return {
    to: order.email,
    ...(site.supportEmail ? { replyTo: site.supportEmail } : {}),
    subject: `Заявка ${order.number} принята`,
    html: emailHtml(content),
    text: emailText(content),
    messageId,
  }
}

/** Returns when the manager calls. Site and factory mail name the same time. */
function nextText(
  placedAt: Date,
  callTime: Date | undefined,
  purpose: string,
  callbackMinutes: number,
): string {
  const later = laterCall(placedAt, callTime, callbackMinutes)
  if (later) return `Заявка пришла в\u00A0нерабочее время. Менеджер позвонит, ${purpose}: ${later}.`
  const promise = callbackMinutes === 0 ? '' : ` в\u00A0течение ${minutesWithin(callbackMinutes)}`
  return `В\u00A0рабочее время менеджер перезвонит${promise}, ${purpose}.`
}

function summaryRows(details: ConfirmedOrder, publicUrl: string): EmailRow[] {
  const { order, files } = details
  const names = files.map((file) => file.name).join('\n')
  return [
    ...contentRows(details, publicUrl),
    ...phoneRow(order),
    ...optionalRow('Комментарий', order.comment),
    ...optionalRow('Файлы', files.length > 0 ? `${formatFileCount(files.length)}:\n${names}` : null),
  ]
}

function correction(site: SiteProperties): string {
  const reply = 'Если в\u00A0заявке ошибка, ответьте на\u00A0это письмо'
  if (!site.phone) return `${reply} и\u00A0назовите её номер.`
  return `${reply} или позвоните: ${formatPhone(site.phone)}.`
}
