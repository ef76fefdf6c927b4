import type { SiteProperties } from '@rapport/contract/site'
import { type Letter, type LetterRow, letterHtml, letterText } from '../platform/mail-layout.ts'
import type { MailMessage } from '../platform/mail-message.ts'
import type { Storage } from '../platform/storage.ts'
import { orderFileKey } from './file-key.ts'
import { FILE_LINK_DAYS } from './file-link.ts'
import type { ToldOrder } from './queries.ts'
import { filesText, momentText, phoneRow, row, sizeText } from './told-order.ts'

/** Bytes of files that a mail carries itself; mail servers refuse much more. */
export const ATTACHED_BYTES_MAX = 20 * 1024 * 1024

export interface FactoryMailParts {
  site: SiteProperties
  /** Where orders go; empty: the factory's support address. */
  mailTo: string
  storage: Storage
  /** Address that opens a file of the order. */
  fileUrl: (fileId: string) => string
}

/** The mail that tells the factory everything about an order, with its files, or with links to them. */
export async function factoryMail(
  told: ToldOrder,
  messageId: string,
  parts: FactoryMailParts,
): Promise<MailMessage> {
  const to = parts.mailTo || parts.site.supportEmail
  if (!to) throw new Error('There is no address to send orders to: set MAIL_TO')
  const attached = told.files.reduce((sum, file) => sum + file.size, 0) <= ATTACHED_BYTES_MAX
  const letter: Letter = {
    heading: `Заявка №\u00A0${told.order.number}`,
    paragraphs: [
      `Поступила ${momentText(told.order.placedAt)}. Клиент ждёт звонка в\u00A0течение 15\u00A0минут.`,
    ],
    rows: [...orderRows(told), ...fileRows(told, attached ? undefined : parts.fileUrl)],
    closing: attached
      ? []
      : [`Файлы слишком велики для письма. Ссылки на\u00A0них действуют ${FILE_LINK_DAYS}\u00A0дней.`],
    signature: [`Сайт: ${parts.site.name}`],
  }
  return {
    to,
    replyTo: told.order.email,
    subject: `Заявка ${told.order.number}: ${told.order.name}`,
    html: letterHtml(letter),
    text: letterText(letter),
    messageId,
    attachments: attached ? await openAttachments(told, parts.storage) : [],
  }
}

function orderRows({ order, city, consent }: ToldOrder): LetterRow[] {
  return [
    ...row('Имя', order.name),
    ...phoneRow(order),
    ...row('Email', order.email, `mailto:${order.email}`),
    ...row('Комментарий', order.comment),
    ...row('Прислать каталог', order.isCatalog ? 'да' : 'нет'),
    ...row('Город на сайте', city ?? (order.cityId === null ? null : `№\u00A0${order.cityId}`)),
    ...row('Город клиента', order.clientCity),
    ...row('Страна клиента', order.clientCountry),
    ...row('Откуда пришёл', order.referrerUrl),
    ...row('utm_source', order.utmSource),
    ...row('utm_medium', order.utmMedium),
    ...row('utm_campaign', order.utmCampaign),
    ...row('utm_content', order.utmContent),
    ...row('utm_term', order.utmTerm),
    ...row('Согласие на обработку данных', consentText(consent)),
  ]
}

function consentText(consent: ToldOrder['consent']): string {
  if (!consent) return 'не получено: заявка пришла без отметки о согласии'
  const version = consent.textVersion ? `, редакция текста ${consent.textVersion}` : ''
  return `дано ${momentText(consent.givenAt)}${version}`
}

function fileRows({ files }: ToldOrder, fileUrl: ((id: string) => string) | undefined): LetterRow[] {
  if (files.length === 0) return row('Файлы', 'нет')
  if (!fileUrl) return row('Файлы', `${filesText(files.length)}:\n${files.map(fileText).join('\n')}`)
  return files.flatMap((file, at) => row(`Файл ${at + 1}`, fileText(file), fileUrl(file.id)))
}

const fileText = ({ name, size, removedAt }: ToldOrder['files'][number]) =>
  `${name}, ${sizeText(size)}${removedAt ? ', удалён: срок хранения истёк' : ''}`

async function openAttachments({ files }: ToldOrder, storage: Storage) {
  const attachments: NonNullable<MailMessage['attachments']> = []
  try {
    for (const file of files) {
      if (file.removedAt) continue
      const stored = await storage.read(orderFileKey(file.id))
      if (!stored) throw new Error('A file of the order is not in the store')
      attachments.push({ filename: file.name, content: stored.stream })
    }
    return attachments
  } catch (error) {
    // The mail that would have read them is not sent.
    for (const { content } of attachments) content.destroy()
    throw error
  }
}
