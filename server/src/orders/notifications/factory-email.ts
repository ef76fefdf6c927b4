import { utmFields } from '@rapport/contract/orders/order-fields'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import { minutesWithin } from '@rapport/contract/site/duration'
import type { SiteProperties } from '@rapport/contract/site/site'
import { staffLinesFacts } from '@rapport/staff-contract/inbox/line-facts'
import { NO_RECIPIENT } from '@rapport/staff-contract/inbox/order-notifications'
import { eq } from 'drizzle-orm'
import { getSiteProperties } from '../../content/queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { type EmailContent, type EmailRow, emailText } from '../../platform/mail/email-content.ts'
import { emailHtml } from '../../platform/mail/email-html.ts'
import { type Mailer, type MailMessage, MailTooLargeError } from '../../platform/mail/mail-message.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'
import type { Env } from '../../platform/process/env.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { orderFileKey } from '../files/file-key.ts'
import { getOrderDetails, type Notification, type OrderDetails } from '../queries.ts'
import { orderNotifications } from '../tables.ts'
import { contentRows, formatBytes, formatFileCount, optionalRow, phoneRow } from './email-format.ts'
import { laterCall } from './promised-call.ts'

/**
 * Bytes of attached files. Base64 makes 25 MB of them, the limit of most mailboxes; a relay may accept more and lose
 * the mail later.
 */
const ATTACHED_BYTES_MAX = 18_000_000

/** Links to the files of an order. */
export interface FileLinks {
  url: (fileId: string, placedAt: Date) => string
  /** Returns the expiry of a link. */
  end: (placedAt: Date) => Date
}

export interface FactoryEmailDeps {
  env: Pick<Env, 'MAIL_TO' | 'PUBLIC_URL'>
  database: Database
  storage: Storage
  mailer: Mailer
  fileLinks: FileLinks
  /** Returns the URL of an order in the back office. */
  orderUrl: (orderId: string) => string
  /**
   * Returns the first working moment after an order, promised to the customer for a call. Undefined if the working
   * hours are unknown.
   */
  findCallTime: (order: { cityId: number | null; placedAt: Date }) => Promise<Date | undefined>
}

/** Sends the factory all data of an order, with attached files or links to them. */
export async function sendFactoryEmail(deps: FactoryEmailDeps, notification: Notification): Promise<void> {
  const { orm } = deps.database
  const details = await getOrderDetails(orm, notification.orderId)
  const site = await orNotFound(getSiteProperties(orm))
  const send = async (isAttached: boolean) =>
    deps.mailer.send(await factoryEmail(details, notification, site, { ...deps, isAttached }))
  const bytes = details.files.reduce((sum, file) => sum + file.size, 0)
  const isAttached = bytes <= ATTACHED_BYTES_MAX && !notification.isLinked
  try {
    await send(isAttached)
  } catch (error) {
    if (!isAttached || !(error instanceof MailTooLargeError)) throw error
    // Mail servers have limits of their own; the mail with links is a few kilobytes. Later tries send links at once.
    await orm
      .update(orderNotifications)
      .set({ isLinked: true })
      .where(eq(orderNotifications.id, notification.id))
    await send(false)
  }
}

/** Returns the mail. Its attachments are open streams. */
export async function factoryEmail(
  details: OrderDetails,
  { messageId, recipient }: Pick<Notification, 'messageId' | 'recipient'>,
  site: SiteProperties,
  deps: Omit<FactoryEmailDeps, 'database' | 'mailer'> & { isAttached: boolean },
): Promise<MailMessage> {
  const { order } = details
  const { env, storage, fileLinks, orderUrl, isAttached } = deps
  const callTime = await deps.findCallTime(order)
  const content: EmailContent = {
    heading: `Заявка №\u00A0${order.number}`,
    paragraphs: [
      `Поступила ${formatMoscowTime(order.placedAt)}. ${callText(order.placedAt, callTime, site.callbackMinutes)}`,
    ],
    rows: [
      ...optionalRow('Заявка', 'Открыть в\u00A0бэк-офисе', orderUrl(order.id)),
      ...orderRows(details, env.PUBLIC_URL),
      ...fileRows(details, isAttached ? undefined : fileLinks),
    ],
    closing: isAttached
      ? []
      : [
          `Файлы слишком велики для письма. Ссылки на\u00A0них действуют до\u00A0${formatMoscowTime(fileLinks.end(order.placedAt))}.`,
        ],
    sender: site.name,
    signature: [`Сайт: ${site.name}`],
  }
  return {
    to: recipient ?? factoryMailbox(env, site),
    replyTo: order.email,
    subject: `Заявка ${order.number}: ${order.name}`,
    html: emailHtml(content),
    text: emailText(content),
    messageId: messageId ?? '',
    attachments: isAttached ? await openAttachments(details, storage) : [],
  }
}

function callText(placedAt: Date, callTime: Date | undefined, callbackMinutes: number): string {
  const later = laterCall(placedAt, callTime, callbackMinutes)
  if (later) return `Клиенту обещан звонок: ${later}.`
  return callbackMinutes === 0
    ? 'Клиент ждёт звонка.'
    : `Клиент ждёт звонка в\u00A0течение ${minutesWithin(callbackMinutes)}.`
}

/** Returns the address for mails to the factory. Throws if none is configured. */
export function factoryMailbox({ MAIL_TO }: Pick<Env, 'MAIL_TO'>, site: SiteProperties): string {
  const mailbox = MAIL_TO || site.supportEmail
  if (!mailbox) throw Object.assign(new Error('No address for orders: set MAIL_TO'), { code: NO_RECIPIENT })
  return mailbox
}

function orderRows(details: OrderDetails, publicUrl: string): EmailRow[] {
  const { order, lines, city, consent } = details
  return [
    ...optionalRow('Имя', order.name),
    ...phoneRow(order),
    ...optionalRow('Email', order.email, `mailto:${order.email}`),
    ...contentRows(details, publicUrl),
    ...staffLineRows(lines),
    ...optionalRow('Комментарий', order.comment),
    ...optionalRow('Прислать каталог', order.isCatalog ? 'да' : 'нет'),
    ...optionalRow('Город на сайте', city ?? (order.cityId === null ? null : `№\u00A0${order.cityId}`)),
    ...optionalRow('Город клиента', order.clientCity),
    ...optionalRow('Страна клиента', order.clientCountry),
    ...optionalRow('Откуда пришёл', order.referrerUrl),
    ...Object.entries(utmFields).flatMap(([label, field]) => optionalRow(label, order[field])),
    ...optionalRow('Согласие на обработку данных', consentText(consent)),
  ]
}

const staffLineRows = (lines: readonly OrderLine[]): EmailRow[] =>
  staffLinesFacts(lines).map(({ term, value }) => ({ label: term, value }))

function consentText(consent: OrderDetails['consent']): string {
  if (!consent) return 'не получено: заявка пришла без отметки о согласии'
  const version = consent.textVersion ? `, редакция текста ${consent.textVersion}` : ''
  return `дано ${formatMoscowTime(consent.givenAt)}${version}`
}

function fileRows({ files, order }: OrderDetails, links: FileLinks | undefined): EmailRow[] {
  if (files.length === 0) return optionalRow('Файлы', 'нет')
  if (!links)
    return optionalRow('Файлы', `${formatFileCount(files.length)}:\n${files.map(fileText).join('\n')}`)
  return files.flatMap((file, index) =>
    optionalRow(`Файл ${index + 1}`, fileText(file), links.url(file.id, order.placedAt)),
  )
}

const fileText = ({ name, size, removedAt }: OrderDetails['files'][number]) =>
  `${name}, ${formatBytes(size)}${removedAt ? ', удалён: срок хранения истёк' : ''}`

async function openAttachments({ files }: OrderDetails, storage: Storage) {
  const attachments: NonNullable<MailMessage['attachments']> = []
  try {
    for (const file of files) {
      if (file.removedAt) continue
      const stored = await storage.get(orderFileKey(file.id))
      if (!stored) throw new Error('A file of the order is not in the store')
      attachments.push({ filename: file.name, size: file.size, content: stored.stream })
    }
    return attachments
  } catch (error) {
    // No mail will read these streams.
    for (const { content } of attachments) content.destroy()
    throw error
  }
}
