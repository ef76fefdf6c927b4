import type { CatalogItem } from '@rapport/contract/catalog'

export type PriceTier = CatalogItem['priceTiers'][number]

/** The step of the ladder that holds for so many pieces; none below the first, or for no number. */
export function tierFor(tiers: PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.filter((tier) => tier.from <= quantity).sort((a, b) => b.from - a.from)[0]
}
