import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import { BASE_COLOR, listBaseColors } from '@rapport/contract/orders/base-colors'
import { toPriceGroupView } from '../../prices/price-group-view.ts'

/** Name of the property with the typical order, shown beside the quantity. */
const USUAL_ORDER = 'Обычный заказ'

/** Data of an item's page. */
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
  // Ways of printing and landings have no cloth colour.
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
