import type { SeedCatalogItem, SeedPriceGroup } from '@rapport/contract/seed/seed'
import type { LocatedItem } from '../catalog/catalog-rules.ts'
import type { ReportError } from '../reading/validation-errors.ts'
import type { LocatedPriceGroup } from './price-rules.ts'

/**
 * The price ladder of a product and the tables under it tell the same: whoever orders so many of it finds
 * the ladder's price in the cheapest row. So «от N ₽» is a price that one can really pay.
 */
export function checkLadders(
  catalog: LocatedItem[],
  located: LocatedPriceGroup[],
  reportError: ReportError,
): void {
  for (const { location, item } of catalog) {
    const groups = located.map(({ group }) => group).filter((group) => group.items.includes(item.slug))
    if (item.priceTiers.length === 0) {
      // Prices under a product that is sold on request would contradict its own card.
      for (const { erpId } of groups)
        reportError(location, 'priceTiers', `are missing, but "${erpId}" has prices`)
      continue
    }
    if (groups.length === 0) reportError(location, 'priceTiers', 'stand in no price group')
    else checkLadder(item, groups, (complaint) => reportError(location, 'priceTiers', complaint))
  }
}

function checkLadder(item: SeedCatalogItem, groups: SeedPriceGroup[], complain: (text: string) => void) {
  const names = groups.map(({ erpId }) => `"${erpId}"`).join(', ')
  for (const quantity of quantities(item, groups)) {
    const ladder = item.priceTiers.findLast((tier) => tier.from <= quantity)?.price
    const cheapest = cheapestOf(groups, quantity)
    if (ladder !== cheapest)
      complain(`say ${ladder ?? 'nothing'} from ${quantity} on, but ${names} ${cheapest ?? 'nothing'}`)
  }
}

/** Every quantity at which the ladder or a table changes its price. */
function quantities(item: SeedCatalogItem, groups: SeedPriceGroup[]): number[] {
  const ranges = groups.flatMap((group) => group.variants.flatMap((variant) => variant.ranges))
  const all = new Set([...item.priceTiers, ...ranges].map(({ from }) => from))
  return [...all].sort((a, b) => a - b)
}

/** The lowest price without a log-in for one of so many pieces; undefined where all is on request. */
function cheapestOf(groups: SeedPriceGroup[], quantity: number): number | undefined {
  const prices = groups
    .flatMap((group) => group.variants)
    .flatMap(({ ranges, rows }) => {
      const column = ranges.findLastIndex((range) => range.from <= quantity)
      return rows.flatMap((row) => row.anonymous[column] ?? [])
    })
  return prices.length > 0 ? Math.min(...prices) : undefined
}
