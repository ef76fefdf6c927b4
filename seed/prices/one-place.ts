import type { LocatedItem } from '../catalog/catalog-rules.ts'
import type { ReportError } from '../reading/validation-errors.ts'
import type { LocatedPriceGroup } from './price-rules.ts'

/** Checks that no product has prices in two places: products of a price group must have no tiers. */
export function checkOnePlace(
  catalog: LocatedItem[],
  located: LocatedPriceGroup[],
  reportError: ReportError,
): void {
  for (const { location, item } of catalog) {
    if (item.priceTiers.length === 0) continue
    for (const { group } of located)
      if (group.items.includes(item.slug))
        reportError(location, 'priceTiers', `stand beside the tables of "${group.erpId}"`)
  }
}
