import { toMoscowMinute } from '../../hours/moscow-time.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { LineFact } from '../../orders/order-line-text.ts'
import type { OrderCalculation } from './order-calculation.ts'

const ON_REQUEST = 'по\u00a0запросу'
const money = (kopecks: number | null) => (kopecks === null ? ON_REQUEST : formatMoney(kopecks))

/**
 * Returns the labelled facts of an order's calculation for mails and screens: operations, surcharges, delivery and total.
 * They say whether the prices still held, and what had changed. The link is not among them.
 */
export function calculationFacts({
  calculation,
  words,
  city,
  wasExpired,
  changes,
}: OrderCalculation): LineFact[] {
  const { lines, surcharges, delivery, total, validUntil } = calculation
  const operations = lines.flatMap((line, index) =>
    line.operations.map((operation, at) => {
      const detail = words[index]?.operations[at]
      return `${line.title}: ${operation.title}${detail ? ` (${detail})` : ''}, ${money(operation.total)}`
    }),
  )
  const setups = lines.flatMap(({ title, setup }) =>
    setup > 0 ? `${title}: подготовка, ${formatMoney(setup)}` : [],
  )
  return [
    ['Работы', [...operations, ...setups].join('\n')],
    ...surcharges.map(({ title, amount }) => [
      title,
      `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`,
    ]),
    ['Доставка', delivery && `${city ? `${city}, ` : ''}${money(delivery.amount)}`],
    ['Всего по\u00a0расчёту', money(total)],
    [
      'Срок цен',
      wasExpired
        ? `истёк ${formatDay(validUntil)}: цены надо подтвердить`
        : `до\u00a0${formatDay(validUntil)}`,
    ],
    ['Изменилось после расчёта', changes.join('\n')],
  ].flatMap(([term, value]) => (term && value ? [{ term, value }] : []))
}

/** Returns `14.12.2026`. */
const formatDay = (moment: string): string =>
  toMoscowMinute(moment).slice(0, '2026-12-14'.length).split('-').reverse().join('.')
