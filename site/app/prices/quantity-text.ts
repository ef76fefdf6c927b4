import { formatQuantity, quantityText } from '@rapport/contract/orders/quantity'
import { formatMoney } from '@rapport/contract/texts/money'
import type { CheaperTier } from './price-tier.ts'
import { unitPaid } from './unit-text.ts'

export { quantityText }

const NBSP = '\u00a0'

/** How many there are less of, in the genitive, by how many; below ten alone, where the first step is. */
const FEWER = ['', '', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти']

/** What stands after «за»: «120 шт», «1 пару». */
export const paidText = (quantity: number, unit: string): string =>
  `${formatQuantity(quantity)}${NBSP}${unitPaid(quantity, unit)}`

/** What some more would save: «Десять дешевле восьми» where all cost less there, else how far the next step is. */
export function formatCheaperTier(next: CheaperTier, quantity: number, total: number, unit: string): string {
  if (next.total < total)
    return `${comparedText(next.from, quantity, unit)}: ${formatMoney(next.total)} против ${formatMoney(total)}`
  if (next.total === total)
    return `${quantityText(next.from, unit)} обойдутся во${NBSP}столько${NBSP}же: ${formatMoney(total)} за${NBSP}все`
  return `Ещё ${quantityText(next.more, unit)}${NBSP}— и${NBSP}цена станет ${formatMoney(next.price)}, на${NBSP}${next.percent}${NBSP}% ниже`
}

function comparedText(from: number, quantity: number, unit: string): string {
  const fewer = FEWER[quantity]
  return from === 10 && fewer
    ? `Десять дешевле ${fewer}`
    : `${quantityText(from, unit)} дешевле, чем${NBSP}${formatQuantity(quantity)}`
}
