/** Average share of the retail price that a batch earns after sales and leftovers: see the post on margins. */
const SEASON_SHARE = 0.85
/** Revenue left after the bank (2 %) and the simplified tax (6 %). */
const NET_SHARE = 0.92

/** Margin of a product; money in kopecks, shares as fractions. */
export interface Margin {
  /** Mark-up on the cost. */
  markup: number
  /** Share of the retail price. */
  margin: number
  /** Margin over a season, after sales, bank and tax. */
  seasonMargin: number
  /** Lowest price without a loss. */
  floor: number
  /** Profit of the batch; negative is a loss. */
  profit: number
}

/**
 * Calculates the margin of a product with this cost, including delivery and photos. Returns undefined for a missing
 * value.
 */
export function calculateMargin(cost: number, retail: number, quantity: number): Margin | undefined {
  if (!(cost > 0 && retail > 0 && quantity > 0)) return undefined
  const revenue = retail * SEASON_SHARE
  const net = revenue * NET_SHARE - cost
  return {
    markup: retail / cost - 1,
    margin: 1 - cost / retail,
    seasonMargin: net / revenue,
    floor: Math.ceil(cost / NET_SHARE / 100) * 100,
    profit: Math.round((net * quantity) / 100) * 100,
  }
}
