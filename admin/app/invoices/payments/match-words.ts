import { formatMoney } from '@rapport/contract/money/format-money'
import type { MATCH_REASONS } from '@rapport/staff-contract/invoices/bank-payment'

/** Why an invoice is suggested for a payment, and what speaks against it. */
export const reasonWords: Record<(typeof MATCH_REASONS)[number], string> = {
  number: 'номер в\u00A0назначении',
  runningNumber: 'похожий номер в\u00A0назначении',
  payer: 'тот\u00A0же ИНН',
  sum: 'сумма равна остатку',
  sumOfAll: 'сумма всех его счетов',
  otherPayer: 'ИНН другой',
  lessThanDue: 'сумма меньше',
  moreThanDue: 'сумма больше',
  paidByAnother: 'его оплачивает другой платёж',
}

interface Suggested {
  /** Kopecks of the payment that are not booked. */
  unbooked: number
  /** What is left to pay by each invoice. */
  dues: readonly number[]
  /** What is left of them together, after the payments of the list that are certain. */
  due: number
}

/** Says what a payment would leave of suggested invoices: its sum, their rest, and the rest after it. */
export function suggestionText({ unbooked, dues, due }: Suggested): string {
  const whole = dues.reduce((sum, one) => sum + one, 0)
  const others = whole - due
  const surplus = unbooked - due
  const rest = dues.length > 1 ? 'по\u00A0счетам вместе осталось' : 'по\u00A0счёту осталось'
  return [
    `Платёж ${formatMoney(unbooked)}, ${rest} ${formatMoney(whole)}`,
    others > 0 ? `, из\u00A0них ${formatMoney(others)}\u00A0— другой платёж` : '',
    `. Останется ${formatMoney(Math.max(0, -surplus))}`,
    surplus > 0 ? `, в\u00A0платеже\u00A0— ${formatMoney(surplus)}` : '',
    '.',
  ].join('')
}
