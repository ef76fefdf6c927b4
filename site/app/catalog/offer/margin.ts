/** Of the price on the label a batch brings so much on average, sales and losses counted: see the post on margins. */
const SEASON_SHARE = 0.85
/** Of what comes in the bank takes 2 %, the simplified tax 6 %. */
const KEPT_SHARE = 0.92

/** What a shop earns with one thing; money in kopecks, shares as fractions. */
export interface Margin {
  /** On the cost of one: what the label says. */
  markup: number
  /** Of the label's price. */
  margin: number
  /** Of what comes in over a season, sales, bank and tax counted. */
  seasonMargin: number
  /** The least that one may be sold for without a loss. */
  floor: number
  /** What a whole batch leaves; below zero a loss. */
  profit: number
}

/** Returns what is earned with things that cost so much each, delivery and pictures included; undefined where a figure is missing. */
export function marginOf(cost: number, retail: number, quantity: number): Margin | undefined {
  if (!(cost > 0 && retail > 0 && quantity > 0)) return undefined
  const revenue = retail * SEASON_SHARE
  const net = revenue * KEPT_SHARE - cost
  return {
    markup: retail / cost - 1,
    margin: 1 - cost / retail,
    seasonMargin: net / revenue,
    floor: Math.ceil(cost / KEPT_SHARE / 100) * 100,
    profit: Math.round((net * quantity) / 100) * 100,
  }
}
