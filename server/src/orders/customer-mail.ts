import { asciiEmail } from '@rapport/contract/email'
import { formatPhone } from '@rapport/contract/phone'
import type { SiteProperties } from '@rapport/contract/site'
import { type Letter, type LetterRow, letterHtml, letterText } from '../platform/mail-layout.ts'
import type { MailMessage } from '../platform/mail-message.ts'
import type { ToldOrder } from './queries.ts'
import { filesText, phoneRow, row } from './told-order.ts'

const NEXT =
  'В\u00A0рабочее время менеджер перезвонит в\u00A0течение 15\u00A0минут, чтобы уточнить детали и\u00A0назвать стоимость.'
const CATALOG = 'Каталог пришлём на\u00A0этот адрес.'

/** Returns whether the order was sent by the user whose proven address it names. */
export function isOwnAddress({ order, userEmail }: ToldOrder): boolean {
  return userEmail?.toLowerCase() === asciiEmail(order.email).toLowerCase()
}

/**
 * Returns the mail that tells a customer that their order has come and what happens next. What was typed is repeated
 * only to whoever has proven the address: to anybody else it might be a stranger's words.
 */
export function customerMail(told: ToldOrder, messageId: string, site: SiteProperties): MailMessage {
  const { order } = told
  const own = isOwnAddress(told)
  const letter: Letter = {
    heading: `Заявка №\u00A0${order.number} принята`,
    paragraphs: [
      own ? `Здравствуйте, ${order.name}!` : 'Здравствуйте!',
      own
        ? `Мы получили вашу заявку. ${NEXT}`
        : `На\u00A0сайте оставили заявку и\u00A0указали в\u00A0ней этот адрес. ${NEXT}`,
      ...(order.isCatalog ? [CATALOG] : []),
    ],
    rows: own ? summaryRows(told) : [],
    closing: [correction(site), ...(own ? [] : ['Если заявку оставили не\u00A0вы, ничего не\u00A0делайте.'])],
    signature: [site.name, site.operationMode, site.address].filter(Boolean),
  }
  return {
    to: order.email,
    ...(site.supportEmail ? { replyTo: site.supportEmail } : {}),
    subject: `Заявка ${order.number} принята`,
    html: letterHtml(letter),
    text: letterText(letter),
    messageId,
  }
}

function summaryRows({ order, files }: ToldOrder): LetterRow[] {
  const names = files.map((file) => file.name).join('\n')
  return [
    ...phoneRow(order),
    ...row('Комментарий', order.comment),
    ...row('Файлы', files.length > 0 ? `${filesText(files.length)}:\n${names}` : null),
  ]
}

function correction(site: SiteProperties): string {
  const answer = 'Если в\u00A0заявке ошибка, ответьте на\u00A0это письмо'
  if (!site.phone) return `${answer} и\u00A0назовите её номер.`
  return `${answer} или позвоните: ${formatPhone(site.phone)}.`
}
