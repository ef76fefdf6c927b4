import { PRICE_LISTS } from '@rapport/staff-contract/prices/price-rules'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'

export type Variant = PriceGroupSnapshot['variants'][number]
export type Row = Variant['rows'][number]

/**
 * Returns the stored variant of each new variant, undefined for an added one. Matches equal titles first, then equal
 * tables, then the rest in their order.
 */
export const matchVariants = <Stored extends Variant>(
  stored: readonly Stored[],
  wanted: readonly Variant[],
) => matchByKeys(stored, wanted, [({ title }) => title, tableKey, () => ''])

/**
 * Returns the stored row of each new row, undefined for an added one. Matches equal materials and labels first. The
 * rest needs an equal material, and equal prices come first.
 */
export const matchRows = <Stored extends Row>(stored: readonly Stored[], wanted: readonly Row[]) =>
  matchByKeys(stored, wanted, [
    ({ material, label }) => JSON.stringify([material, label]),
    ({ material, prices }) => JSON.stringify([material, listPrices(prices)]),
    ({ material }) => material,
  ])

/** Matches by one key after another. Entries with equal keys match in their order. */
function matchByKeys<Wanted, Stored extends Wanted>(
  stored: readonly Stored[],
  wanted: readonly Wanted[],
  keys: readonly ((entry: Wanted) => string)[],
): (Stored | undefined)[] {
  const matches: (Stored | undefined)[] = wanted.map(() => undefined)
  let rest = stored
  for (const keyOf of keys) {
    if (rest.length === 0) break
    const byKey = Map.groupBy(rest, keyOf)
    for (const [index, entry] of wanted.entries()) matches[index] ??= byKey.get(keyOf(entry))?.shift()
    const matched = new Set(matches)
    rest = rest.filter((entry) => !matched.has(entry))
  }
  return matches
}

/** Everything of a variant but its title. */
const tableKey = ({ ranges, rows }: Variant): string =>
  JSON.stringify([
    ranges.map(({ from, to }) => [from, to]),
    rows.map(({ material, label, prices }) => [material, label, listPrices(prices)]),
  ])

/** The database stores the lists in another order than the form. */
const listPrices = (prices: Row['prices']) => PRICE_LISTS.map((list) => prices[list] ?? null)
