/** Price per unit from a quantity on, in kopecks; null is «по запросу». */
export interface PriceTier {
  from: number
  price: number | null
}

/** Returns the tier of a quantity, in any order of tiers; undefined below the first tier and for NaN. */
export function findTier<Tier extends { from: number }>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined {
  let found: Tier | undefined
  for (const tier of tiers)
    if (tier.from <= quantity && (found === undefined || tier.from > found.from)) found = tier
  return found
}
