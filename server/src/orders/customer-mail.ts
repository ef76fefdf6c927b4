import { formatPhone } from '@rapport/contract/phone'
import type { SiteProperties } from '@rapport/contract/site'
import { type Letter, letterHtml, letterText } from '../platform/mail-layout.ts'
import type { MailMessage } from '../platform/mail-message.ts'
import type { ToldOrder } from './queries.ts'
import { filesText, phoneRow, row } from './told-order.ts'

/** The mail that tells a customer that their order has come, what was in it, and what happens next. */
export function customerMail(told: ToldOrder, messageId: string, site: SiteProperties): MailMessage {
  const { order, files } = told
  const letter: Letter = {
    heading: `Заявка №\u00A0${order.number} принята`,
    paragraphs: [
      `Здравствуйте, ${order.name}!`,
      'Мы получили вашу заявку. В\u00A0рабочее время менеджер перезвонит в\u00A0течение 15\u00A0минут, чтобы уточнить детали и\u00A0назвать стоимость.',
    ],
    rows: [
      ...phoneRow(order),
      ...row('Комментарий', order.comment),
      ...row(
        'Файлы',
        files.length > 0 ? `${filesText(files.length)}:\n${files.map((f) => f.name).join('\n')}` : null,
      ),
      ...row('Каталог', order.isCatalog ? 'пришлём на\u00A0этот адрес' : null),
    ],
    closing: [closing(site)],
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

function closing(site: SiteProperties): string {
  const answer = 'Если в\u00A0заявке ошибка, ответьте на\u00A0это письмо'
  if (!site.phone) return `${answer} и\u00A0назовите её номер.`
  return `${answer} или позвоните: ${formatPhone(site.phone)}.`
}
