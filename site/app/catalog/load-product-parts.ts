import { MATERIAL_PARAM } from '@rapport/contract/paths/catalog-list-paths'
import type { ShouldRevalidateFunction } from 'react-router'
import type { ItemView } from './item/item-view.ts'
import type { CatalogApi } from './item-cache.ts'

/** Loads the content of a product's page beside the product. */
export async function loadProductParts(api: CatalogApi, { slug, prices }: ItemView) {
  const [{ orderSteps }, { tables }] = await Promise.all([
    api.getOrderSteps(),
    prices.length > 0 ? api.getCatalogItemPrices({ slug }) : { tables: [] },
  ])
  return { orderSteps, tables }
}

/** A material dialog does not reload the page, login and logout do. */
export const hasPageChanged: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href || withoutMaterial(currentUrl) !== withoutMaterial(nextUrl))

function withoutMaterial({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete(MATERIAL_PARAM)
  return `${pathname}?${query}`
}
