import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import { BASE_COLOR, listBaseColors } from '@rapport/contract/orders/base-colors'
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
  // A way of printing and a landing are no cloth.
  const baseColors = item.kind === 'regular' ? listBaseColors(item.properties) : []
  const shownElsewhere = [USUAL_ORDER, ...(baseColors.length > 0 ? [BASE_COLOR] : [])]
  return {
    ...shown,
    baseColors,
    divider: divider?.src,
    properties: item.properties.filter(({ name }) => !shownElsewhere.includes(name)),
    usualOrder: item.properties.find(({ name }) => name === USUAL_ORDER)?.value,
    prices: prices.map(toPriceGroupView),
  }
}
