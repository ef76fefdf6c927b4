import { formatMoney } from '@rapport/contract/money/format-money'
import type { PriceTier } from '@rapport/contract/prices/find-tier'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import { calculatePrice, findCheaperTier } from './price-tier.ts'
import { formatCheaperTier, formatPaidQuantity, quantityText } from './quantity-text.ts'
import { unitOfOne, unitPaid } from './unit-text.ts'

const NBSP = '\u00a0'

export interface PricedQuantity {
  tiers: readonly PriceTier[]
  /** The last valid quantity. */
  quantity: number
  /** Whether the current input is valid. */
  isValid: boolean
  unit: string
}

export type PriceTexts = ReturnType<typeof getPriceTexts>

/** Returns the texts of a product page that depend on the choice. A text without a value is undefined. */
export function getPriceTexts({ tiers, quantity, isValid, unit }: PricedQuantity) {
  const price = calculatePrice(tiers, quantity)
  const total = isValid && price ? formatMoney(price.total) : undefined
  const next = isValid && price ? findCheaperTier(tiers, quantity) : undefined
  return {
    unitPrice: price ? formatMoney(price.price) : `Цена по${NBSP}запросу`,
    perUnit: price && `/${NBSP}${unitOfOne(unit)}`,
    /** Unit price without «по запросу», for the bar on phones. */
    knownPrice: price && formatMoney(price.price),
    total,
    paid: total && `за${NBSP}${formatPaidQuantity(quantity, unit)}`,
    /** «120 шт, 93 600 ₽» */
    detail: total && `${quantityText(quantity, unit)}, ${total}`,
    cheaper: price && next && formatCheaperTier(next, quantity, price.total, unit),
    take: next && `Взять ${groupDigits(next.from)}${NBSP}${unitPaid(next.from, unit)}`,
  } satisfies Record<string, string | undefined>
}
