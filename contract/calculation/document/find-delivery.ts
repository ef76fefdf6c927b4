import { type Kopecks, toKopecks } from '../../money/kopecks.ts'
import { findTier } from '../../prices/find-tier.ts'
import type { CityDelivery } from '../calculation-tables.ts'
import type { ItemTable } from '../item-table.ts'

/** Goods of a delivery: products with the quantity of each. */
type Goods = readonly { item: Pick<ItemTable, 'weightGrams'>; quantity: number }[]

/**
 * Returns amount and days of a delivery; null if its price is not known. `sum` is that of lines and surcharges,
 * undefined while a line is on request. Goods of unknown weight have no price by weight.
 */
export function findDelivery(
  { by, bands, freeFrom }: CityDelivery,
  lines: Goods,
  sum: Kopecks | undefined,
): { amount: Kopecks; days: number } | null {
  const measure = by === 'weight' ? weigh(lines) : sum
  const band = measure === undefined ? undefined : findTier(bands, measure)
  if (!band || band.amount === null) return null
  const isFree = freeFrom !== undefined && sum !== undefined && sum >= freeFrom
  return { amount: isFree ? toKopecks(0) : band.amount, days: band.days }
}

/** Returns grams; undefined if the weight of an item is not known. */
function weigh(lines: Goods): number | undefined {
  let grams = 0
  for (const { item, quantity } of lines) {
    if (item.weightGrams === null) return undefined
    grams += item.weightGrams * quantity
  }
  return grams
}
