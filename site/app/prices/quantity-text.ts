import { formatMoney } from '@rapport/contract/money/format-money'
import { compareQuantities } from '@rapport/contract/orders/compare-quantities'
import { formatQuantity, quantityText } from '@rapport/contract/orders/quantity'
import type { CheaperTier } from './price-tier.ts'
import { unitPaid } from './unit-text.ts'

export { quantityText }

const NBSP = '\u00a0'

/** Formats a quantity after «за»: «120 шт», «1 пару». */
export const formatPaidQuantity = (quantity: number, unit: string): string =>
  `${formatQuantity(quantity)}${NBSP}${unitPaid(quantity, unit)}`

/** Formats the saving of a cheaper tier: «Десять дешевле восьми» if its total is lower, else the missing quantity. */
export function formatCheaperTier(next: CheaperTier, quantity: number, total: number, unit: string): string {
  if (next.total < total)
    return `${compareQuantities(next.from, quantity, unit)}: ${formatMoney(next.total)} против ${formatMoney(total)}`
  if (next.total === total)
    return `${quantityText(next.from, unit)} обойдутся во${NBSP}столько${NBSP}же: ${formatMoney(total)} за${NBSP}все`
  return `Ещё ${quantityText(next.more, unit)}${NBSP}— и${NBSP}цена станет ${formatMoney(next.price)}, на${NBSP}${next.percent}${NBSP}% ниже`
}
