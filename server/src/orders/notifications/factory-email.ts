import { utmFields } from '@rapport/contract/orders/order-fields'
import { CALLBACK_MINUTES } from '@rapport/contract/orders/order-limits'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { SiteProperties } from '@rapport/contract/site/site'
import { staffLineFacts } from '@rapport/staff-contract/inbox/line-facts'
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
import { formatBytes, formatFileCount, lineRows, optionalRow, phoneRow } from './email-format.ts'
import { laterCall } from './promised-call.ts'

/** Bytes of files that a mail has attached. Base64 makes 25 MB of them, which is what most mailboxes take; a relay before one may not say so. */
const ATTACHED_BYTES_MAX = 18_000_000

/** The URLs that open the files of an order. */
export interface FileLinks {
  url: (fileId: string, placedAt: Date) => string
  /** Returns when they end. */
  end: (placedAt: Date) => Date
}

export interface FactoryEmailDeps {
  env: Pick<Env, 'MAIL_TO'>
  database: Database
  storage: Storage
  mailer: Mailer
  fileLinks: FileLinks
  /** Returns the URL of an order in the back office. */
  orderUrl: (orderId: string) => string
  /** Returns the first working moment from an order on, where anybody knows the hours: the customer was promised a call then. */
  findCallTime: (order: { cityId: number | null; placedAt: Date }) => Promise<Date | undefined>
}

/** Sends the factory everything about an order, with its files, or with links to them. */
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
    // Each server has a limit of its own: the same mail with links is a few kilobytes. It is not asked again at the next try.
    await orm
      .update(orderNotifications)
      .set({ isLinked: true })
      .where(eq(orderNotifications.id, notification.id))
    await send(false)
  }
}

/** Returns the mail; its attachments are open. */
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
    paragraphs: [`Поступила ${formatMoscowTime(order.placedAt)}. ${callText(order.placedAt, callTime)}`],
    rows: [
      ...optionalRow('Заявка', 'Открыть в\u00A0бэк-офисе', orderUrl(order.id)),
      ...orderRows(details),
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
    to: recipient ?? factoryAddress(env, site),
    replyTo: order.email,
    subject: `Заявка ${order.number}: ${order.name}`,
    html: emailHtml(content),
    text: emailText(content),
    messageId: messageId ?? '',
    attachments: isAttached ? await openAttachments(details, storage) : [],
  }
}

/** Says when the customer waits for a call: soon, or at the beginning of the next working day. */
function callText(placedAt: Date, callTime: Date | undefined): string {
  const later = laterCall(placedAt, callTime)
  return later
    ? `Клиенту обещан звонок: ${later}.`
    : `Клиент ждёт звонка в\u00A0течение ${CALLBACK_MINUTES}\u00A0минут.`
}

/** Returns where mails to the factory go; throws where nobody has said so. */
export function factoryAddress({ MAIL_TO }: FactoryEmailDeps['env'], site: SiteProperties): string {
  const address = MAIL_TO || site.supportEmail
  if (!address)
    throw Object.assign(new Error('There is no address to send orders to: set MAIL_TO'), {
      code: NO_RECIPIENT,
    })
  return address
}

function orderRows({ order, city, consent }: OrderDetails): EmailRow[] {
  return [
    ...optionalRow('Имя', order.name),
    ...phoneRow(order),
    ...optionalRow('Email', order.email, `mailto:${order.email}`),
    ...lineRows(order.line),
    ...staffLineRows(order.line),
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

/** By which price list, and whether the customer saw another sum. */
function staffLineRows(line: OrderLine | null): EmailRow[] {
  if (!line) return []
  return staffLineFacts(line).map(({ term, value }) => ({ label: term, value }))
}

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
    // The mail that would have read them is not sent.
    for (const { content } of attachments) content.destroy()
    throw error
  }
}
