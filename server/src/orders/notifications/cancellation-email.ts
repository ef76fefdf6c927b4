import { getSiteProperties } from '../../content/queries.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { type EmailContent, emailText } from '../../platform/mail/email-content.ts'
import { emailHtml } from '../../platform/mail/email-html.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'
import { getOrderDetails, type Notification } from '../queries.ts'
import { lineRows, optionalRow, phoneRow } from './email-format.ts'
import { type FactoryEmailDeps, factoryMailbox } from './factory-email.ts'

/** Notifies the factory that a customer cancelled an order. */
export async function sendCancellationEmail(
  { env, database: { orm }, mailer }: FactoryEmailDeps,
  { orderId, messageId, recipient }: Notification,
): Promise<void> {
  const details = await getOrderDetails(orm, orderId)
  const site = await orNotFound(getSiteProperties(orm))
  const { order } = details
  const content: EmailContent = {
    heading: `Заявка №\u00A0${order.number} отменена`,
    paragraphs: [
      `Клиент отменил заявку в\u00A0личном кабинете. Поступила она ${formatMoscowTime(order.placedAt)}.`,
    ],
    sender: site.name,
    rows: [
      ...optionalRow('Имя', order.name),
      ...phoneRow(order),
      ...optionalRow('Email', order.email, `mailto:${order.email}`),
      ...lineRows(details.lines),
      ...optionalRow('Комментарий', order.comment),
    ],
    closing: ['Если работа уже начата, позвоните клиенту.'],
    signature: [`Сайт: ${site.name}`],
  }
  await mailer.send({
    to: recipient ?? factoryMailbox(env, site),
    replyTo: order.email,
    subject: `Заявка ${order.number} отменена клиентом`,
    html: emailHtml(content),
    text: emailText(content),
    messageId: messageId ?? '',
  })
}
