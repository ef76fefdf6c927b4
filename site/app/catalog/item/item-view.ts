import type { CatalogItem } from '@rapport/contract/catalog'
import { toPriceGroupView } from '../../prices/price-group-view.ts'

/** What the page of an item shows, so that it carries nothing else. */
export type ItemView = ReturnType<typeof toItemView>

export function toItemView(item: CatalogItem) {
  const {
    slugs,
    parentId,
    path,
    order,
    depth,
    prices,
    liked,
    childrens,
    items,
    breadcrumbs,
    divider,
    ...shown
  } = item
  return { ...shown, divider: divider?.src, prices: prices.map(toPriceGroupView) }
}
