import type { CatalogItem } from '@rapport/contract/catalog'
import { toPriceGroupView } from '../../prices/price-group-view.ts'

/** What content calls how many are ordered as a rule: said beside the quantity, an anchor and a permission in one. */
const USUAL_ORDER = 'Обычный заказ'

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
  return {
    ...shown,
    divider: divider?.src,
    properties: item.properties.filter(({ name }) => name !== USUAL_ORDER),
    usualOrder: item.properties.find(({ name }) => name === USUAL_ORDER)?.value,
    prices: prices.map(toPriceGroupView),
  }
}
