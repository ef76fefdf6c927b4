import { multiply } from '@rapport/contract/money/arithmetic'
import type { Kopecks } from '@rapport/contract/money/kopecks'
import { findTier, type PriceTier } from '@rapport/contract/prices/find-tier'

/** Returns the tiers without those that end below the least quantity of an order. */
export const omitBelow = (tiers: readonly PriceTier[], minimum: number): PriceTier[] =>
  tiers.filter((_, index) => (tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY) > minimum)

/** Returns the unit price and the total in kopecks; undefined for «по запросу». */
export function calculatePrice(
  tiers: readonly PriceTier[],
  quantity: number,
): { price: number; total: number } | undefined {
  const price = findTier(tiers, quantity)?.price
  return price == null ? undefined : { price, total: multiply(price as Kopecks, quantity) }
}

export interface CheaperTier {
  from: number
  price: number
  /** Missing quantity. */
  more: number
  /** Saving per unit in percent. */
  percent: number
  /** Total price of `from` units. */
  total: number
}

/** Returns the next tier with a lower unit price; undefined if there is none or the current tier has no price. */
export function findCheaperTier(tiers: readonly PriceTier[], quantity: number): CheaperTier | undefined {
  const price = findTier(tiers, quantity)?.price
  if (price == null) return undefined
  const cheaper = tiers.filter((tier) => tier.from > quantity && tier.price !== null && tier.price < price)
  const next = cheaper.sort((a, b) => a.from - b.from)[0]
  if (next?.price == null) return undefined
  return {
    from: next.from,
    price: next.price,
    more: next.from - quantity,
    percent: Math.round((1 - next.price / price) * 100),
    total: multiply(next.price as Kopecks, next.from),
  }
}
