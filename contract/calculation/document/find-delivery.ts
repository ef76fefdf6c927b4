import type { Kopecks } from '../../money/kopecks.ts'
import { findTier } from '../../prices/find-tier.ts'
import type { CityDelivery } from '../calculation-tables.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'

/**
 * Returns amount and days of a delivery; null if its price is not known. `sum` is that of lines and surcharges,
 * undefined while a line is on request. Goods of unknown weight have no price by weight.
 */
export function findDelivery(
  { by, bands }: CityDelivery,
  lines: readonly ResolvedLine[],
  sum: Kopecks | undefined,
): { amount: Kopecks; days: number } | null {
  const measure = by === 'weight' ? weigh(lines) : sum
  const band = measure === undefined ? undefined : findTier(bands, measure)
  return band && band.amount !== null ? { amount: band.amount, days: band.days } : null
}

/** Returns grams; undefined if the weight of an item is not known. */
function weigh(lines: readonly ResolvedLine[]): number | undefined {
  let grams = 0
  for (const { item, quantity } of lines) {
    if (item.weightGrams === null) return undefined
    grams += item.weightGrams * quantity
  }
  return grams
}
