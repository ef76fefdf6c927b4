/** From how many on what one costs, in kopecks; null is «по запросу». */
export interface PriceTier {
  from: number
  price: number | null
}

/** The step of the ladder that holds for so many pieces; none below the first, or for no number. */
export const findTier = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.filter((tier) => tier.from <= quantity).sort((a, b) => b.from - a.from)[0]

/** What one and all of so many pieces cost, in kopecks; undefined where that is said on request. */
export function priceFor(
  tiers: readonly PriceTier[],
  quantity: number,
): { price: number; total: number } | undefined {
  const price = findTier(tiers, quantity)?.price
  return price == null ? undefined : { price, total: Math.round(price * quantity) }
}

/** What the next step of the ladder saves. */
export interface CheaperTier {
  from: number
  price: number
  /** Pieces from here to there. */
  more: number
  /** Hundredths that one costs less there. */
  percent: number
  /** What all cost there. */
  total: number
}

/** The next step above so many pieces at which one costs less; none where there is none, or no price to compare with. */
export function findCheaperTier(tiers: readonly PriceTier[], quantity: number): CheaperTier | undefined {
  const price = findTier(tiers, quantity)?.price
  if (price == null) return undefined
  const above = tiers.filter((tier) => tier.from > quantity).sort((a, b) => a.from - b.from)
  const next = above.find((tier) => tier.price !== null && tier.price < price)
  if (next?.price == null) return undefined
  return {
    from: next.from,
    price: next.price,
    more: next.from - quantity,
    percent: Math.round((1 - next.price / price) * 100),
    total: next.from * next.price,
  }
}
