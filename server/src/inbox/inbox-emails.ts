import {
  type EmailContext,
  getEmailContext,
  greeting,
  type SiteEmail,
  toMessage,
  withSender,
} from '../content/site-email.ts'
import type { Database } from '../platform/database/database.ts'
import { errorCode } from '../platform/http/error-code.ts'
import type { Mailer } from '../platform/mail/mail-message.ts'
import { formatMoscowTime } from '../platform/mail/moscow-time.ts'

export interface InboxEmailDeps {
  database: Database
  mailer: Mailer
  publicUrl: string
}

interface AboutOrder {
  id: string
  number: string
  /** Name and address of the recipient. */
  name: string
  email: string
}

/** Sends a warning about a call. It has the order number, but no data of the customer. */
export const sendCallEmail = (deps: InboxEmailDeps, about: AboutOrder & { callBy: Date; isLate: boolean }) =>
  send(deps, about, `${about.isLate ? 'late' : 'soon'}-${about.callBy.getTime()}`, (context) => ({
    subject: about.isLate
      ? `По\u00A0заявке ${about.number} не\u00A0позвонили вовремя`
      : `Позвоните по\u00A0заявке ${about.number}`,
    content: withSender(context, {
      heading: about.isLate ? 'Клиент ждёт звонка' : 'Пора звонить',
      paragraphs: [
        greeting(about.name),
        about.isLate
          ? `По\u00A0заявке №\u00A0${about.number} обещали позвонить до\u00A0${formatMoscowTime(about.callBy)}, и\u00A0время вышло.`
          : `По\u00A0заявке №\u00A0${about.number} нужно позвонить до\u00A0${formatMoscowTime(about.callBy)}.`,
      ],
      closing: [`Открыть заявку: ${orderUrl(context, about.id)}`],
    }),
  }))

/** Notifies a staff member of a note that mentions them. */
export const sendMentionEmail = (
  deps: InboxEmailDeps,
  about: AboutOrder & { noteId: number; author: string },
) =>
  send(deps, about, `note-${about.noteId}`, (context) => ({
    subject: `Вас упомянули в\u00A0заявке ${about.number}`,
    content: withSender(context, {
      heading: 'Заметка для вас',
      paragraphs: [
        greeting(about.name),
        `${about.author} упоминает вас в\u00A0заметке к\u00A0заявке №\u00A0${about.number}.`,
      ],
      closing: [`Открыть заявку: ${orderUrl(context, about.id)}`],
    }),
  }))

/** Sends a reminder. Its text is shown in the back office only. */
export const sendReminderEmail = (deps: InboxEmailDeps, about: AboutOrder & { reminderId: string }) =>
  send(deps, about, `reminder-${about.reminderId}`, (context) => ({
    subject: `Напоминание о\u00A0заявке ${about.number}`,
    content: withSender(context, {
      heading: 'Вы\u00A0просили напомнить',
      paragraphs: [
        greeting(about.name),
        `Вы\u00A0просили напомнить о\u00A0заявке №\u00A0${about.number}. О\u00A0чём\u00A0— написано в\u00A0ней.`,
      ],
      closing: [`Открыть заявку: ${orderUrl(context, about.id)}`],
    }),
  }))

/** Notifies of a message that a customer wrote. Its text is shown in the back office only. */
export const sendMessageEmail = (deps: InboxEmailDeps, about: AboutOrder & { messageId: number }) =>
  send(deps, about, `message-${about.messageId}`, (context) => ({
    subject: `Клиент написал по\u00A0заявке ${about.number}`,
    content: withSender(context, {
      heading: 'Клиент ждёт ответа',
      paragraphs: [
        about.name ? greeting(about.name) : 'Здравствуйте!',
        `Клиент написал по\u00A0заявке №\u00A0${about.number}. Сообщение и\u00A0место для ответа\u00A0— в\u00A0заявке.`,
      ],
      closing: [`Открыть заявку: ${orderUrl(context, about.id)}`],
    }),
  }))

const orderUrl = ({ publicUrl }: EmailContext, id: string) => `${publicUrl}/admin/orders/${id}/`

async function send(
  { database, mailer, publicUrl }: InboxEmailDeps,
  { id, email }: AboutOrder,
  what: string,
  toEmail: (context: EmailContext) => SiteEmail,
): Promise<void> {
  try {
    const context = await getEmailContext(database.orm, publicUrl)
    // The same for every try, so that mail programs recognise a repeat.
    const messageId = `<inbox-${id}-${what}@${new URL(publicUrl).hostname}>`
    await mailer.send(toMessage(toEmail(context), context, { to: email, messageId }))
  } catch (error) {
    // pg-boss stores the error with the job, and the original may contain an address.
    throw new Error(errorCode(error))
  }
}
