import type { CatalogItem } from '@rapport/contract/catalog'

export type PriceTier = CatalogItem['priceTiers'][number]

/** The step of the ladder that holds for so many pieces; none below the first, or for no whole number. */
export function tierFor(tiers: PriceTier[], quantity: number): PriceTier | undefined {
  if (!Number.isInteger(quantity)) return undefined
  return tiers.filter((tier) => tier.from <= quantity).sort((a, b) => b.from - a.from)[0]
}
