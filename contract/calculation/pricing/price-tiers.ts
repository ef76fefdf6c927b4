import { multiply } from '../../money/arithmetic.ts'
import { type Kopecks, toKopecks } from '../../money/kopecks.ts'
import { QUANTITY_MAX } from '../../orders/order-limits.ts'
import { findTier } from '../../prices/find-tier.ts'
import type { CalculatedLine } from '../calculation.ts'

/** A price per unit from a quantity on; null is «по запросу». */
export interface ScaleTier {
  from: number
  price: Kopecks | null
}

/** Returns the tiers of a row of a table. */
export const toTiers = (starts: readonly number[], prices: readonly (Kopecks | null)[]): ScaleTier[] =>
  starts.map((from, index) => ({ from, price: prices[index] ?? null }))

/** Returns the unit price of a quantity; null for «по запросу» and below the first tier. */
export const findUnitPrice = (tiers: readonly ScaleTier[], quantity: number): Kopecks | null =>
  findTier(tiers, quantity)?.price ?? null

/** Returns the next tier with a lower unit price, and what its first quantity costs less than by the present price. */
export function findNextTier(tiers: readonly ScaleTier[], quantity: number): CalculatedLine['nextTier'] {
  const unitPrice = findUnitPrice(tiers, quantity)
  if (unitPrice === null) return null
  let next: { from: number; unitPrice: Kopecks } | undefined
  for (const { from, price } of tiers)
    if (from > quantity && from <= QUANTITY_MAX && price !== null && price < unitPrice)
      if (!next || from < next.from) next = { from, unitPrice: price }
  if (!next) return null
  const saves = multiply(toKopecks(unitPrice - next.unitPrice), next.from)
  return { ...next, more: next.from - quantity, saves }
}
