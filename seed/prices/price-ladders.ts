import type { CatalogItemDraft, PriceGroupDraft } from '@rapport/contract/drafts'
import type { PlacedItem } from './catalog-rules.ts'
import type { Report } from './mistakes.ts'
import type { PlacedPriceGroup } from './prices-rules.ts'

/**
 * The price ladder of a product and the tables under it tell the same: whoever orders so many of it finds
 * the ladder's price in the cheapest row. So «от N ₽» is a price that one can really pay.
 */
export function checkLadders(catalog: PlacedItem[], placed: PlacedPriceGroup[], report: Report): void {
  for (const { place, item } of catalog) {
    const groups = placed.map(({ group }) => group).filter((group) => group.items.includes(item.slug))
    if (item.priceTiers.length === 0) {
      // Prices under a product that is sold on request would contradict its own card.
      for (const { erpId } of groups) report(place, 'priceTiers', `are missing, but "${erpId}" has prices`)
      continue
    }
    if (groups.length === 0) report(place, 'priceTiers', 'stand in no price group')
    else checkLadder(item, groups, (complaint) => report(place, 'priceTiers', complaint))
  }
}

function checkLadder(item: CatalogItemDraft, groups: PriceGroupDraft[], complain: (text: string) => void) {
  const names = groups.map(({ erpId }) => `"${erpId}"`).join(', ')
  for (const quantity of quantities(item, groups)) {
    const ladder = item.priceTiers.findLast((tier) => tier.from <= quantity)?.price
    const cheapest = cheapestOf(groups, quantity)
    if (ladder !== cheapest)
      complain(`say ${ladder ?? 'nothing'} from ${quantity} on, but ${names} ${cheapest ?? 'nothing'}`)
  }
}

/** Every quantity at which the ladder or a table changes its price. */
function quantities(item: CatalogItemDraft, groups: PriceGroupDraft[]): number[] {
  const ranges = groups.flatMap((group) => group.variants.flatMap((variant) => variant.ranges))
  const all = new Set([...item.priceTiers, ...ranges].map(({ from }) => from))
  return [...all].sort((a, b) => a - b)
}

/** The lowest price without a log-in for one of so many pieces; undefined where all is on request. */
function cheapestOf(groups: PriceGroupDraft[], quantity: number): number | undefined {
  const prices = groups
    .flatMap((group) => group.variants)
    .flatMap(({ ranges, rows }) => {
      const column = ranges.findLastIndex((range) => range.from <= quantity)
      return rows.flatMap((row) => row.anonymous[column] ?? [])
    })
  return prices.length > 0 ? Math.min(...prices) : undefined
}
