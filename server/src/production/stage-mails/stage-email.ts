import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import type { EmailRow } from '../../platform/mail/email-content.ts'

/** What the mail about a stage says. */
export interface MailedStage {
  order: { number: string; name: string }
  /** Titles of all stages, in their sequence. */
  titles: string[]
  /** Index of the current stage; `titles.length` after the last one. */
  at: number
  /** Whether an earlier mail named a later stage. */
  isBack: boolean
  /** Absolute URLs. */
  orderUrl: string
  stopUrl: string
}

/** Returns the mail that notifies the customer of the current stage. */
export function stageEmail(
  { order, titles, at, isBack, orderUrl, stopUrl }: MailedStage,
  context: EmailContext,
): SiteEmail {
  const current = titles[at]
  return {
    subject: current
      ? `Заказ ${order.number}: этап «${current}»`
      : `Заказ ${order.number}: производство закончено`,
    content: withSender(context, {
      heading: getHeading(current, isBack),
      paragraphs: [
        order.name ? greeting(order.name) : 'Здравствуйте!',
        current
          ? `Рассказываем, как идёт заказ по\u00A0заявке №\u00A0${order.number}.`
          : `Все этапы заказа по\u00A0заявке №\u00A0${order.number} пройдены.`,
      ],
      rows: [
        ...row('Готово', titles.slice(0, at)),
        ...row('Сейчас', titles.slice(at, at + 1)),
        ...row('Впереди', titles.slice(at + 1)),
      ],
      actions: [
        { label: 'Открыть заявку', href: orderUrl },
        { label: 'Больше не\u00A0писать об\u00A0этапах', href: stopUrl },
      ],
      closing: ['Вы\u00A0получили это письмо, потому что попросили писать о\u00A0готовности этапов.'],
    }),
  }
}

function getHeading(current: string | undefined, isBack: boolean): string {
  if (!current) return 'Производство закончено'
  return isBack ? `Заказ вернулся на\u00A0этап «${current}»` : `Заказ на\u00A0этапе «${current}»`
}

const row = (label: string, titles: string[]): EmailRow[] =>
  titles.length > 0 ? [{ label, value: titles.join(', ') }] : []
