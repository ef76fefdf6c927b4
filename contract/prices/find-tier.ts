/** Price per unit from a quantity on, in kopecks; null is «по запросу». */
export interface PriceTier {
  from: number
  price: number | null
}

/** Returns the tier of a quantity, in any order of tiers; undefined below the first tier and for NaN. */
export const findTier = <Tier extends { from: number }>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined => tiers.filter((tier) => tier.from <= quantity).sort((a, b) => b.from - a.from)[0]
