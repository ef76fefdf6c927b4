import { formatMoney } from '@rapport/contract/money/format-money'
import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import { offerPath } from '@rapport/contract/paths/paths'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import type { EmailRow } from '../../platform/mail/email-content.ts'
import type { VersionRow } from '../lock-offer.ts'
import { versionNumber } from '../offer-number.ts'
import type { MailedOffer } from './get-mailed-offer.ts'

interface Offered extends MailedOffer {
  version: VersionRow
  isReminder: boolean
}

/** Returns the mail that brings an offer, or reminds of its last day. */
export function customerOfferEmail(
  { offer, order, version, isReminder }: Offered,
  context: EmailContext,
): SiteEmail {
  const number = versionNumber(offer.number, version.version)
  const lastDay = formatOfferDay(version.validUntil)
  return {
    subject: isReminder
      ? `Предложение ${number} действует до\u00A0${lastDay}`
      : `Коммерческое предложение ${number}`,
    content: withSender(context, {
      heading: isReminder ? 'Срок предложения заканчивается' : `Коммерческое предложение ${number}`,
      paragraphs: [
        order.name ? greeting(order.name) : 'Здравствуйте!',
        isReminder
          ? `Предложение ${number} действует до\u00A0${lastDay} включительно. Потом цены могут измениться.`
          : `Подготовили предложение по\u00A0вашей заявке №\u00A0${order.number}. Его можно принять, отклонить или задать вопрос прямо на\u00A0странице.`,
        ...(isReminder || !version.comment ? [] : [version.comment]),
      ],
      rows: listRows(version),
      actions: [{ label: 'Открыть предложение', href: `${context.publicUrl}${offerPath(offer.token)}` }],
      closing: ['Ссылка открывает предложение без пароля: пересылайте её только тем, кому оно нужно.'],
    }),
  }
}

const listRows = ({ document: { lines }, total, validUntil }: VersionRow): EmailRow[] => [
  { label: 'Состав', value: lines.map(({ title }) => title).join('\n') },
  ...(total === null ? [] : [{ label: 'Сумма', value: formatMoney(total) }]),
  { label: 'Действует', value: `до\u00A0${formatOfferDay(validUntil)} включительно` },
]
