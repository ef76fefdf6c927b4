import { MATERIAL_PARAM } from '@rapport/contract/paths/catalog-list-paths'
import type { ShouldRevalidateFunction } from 'react-router'
import type { ItemView } from './item/item-view.ts'
import type { CatalogApi } from './item-cache.ts'

/**
 * Loads what the page of a product shows beside the product. The tables are the server's alone: the browser asks for each
 * by itself, when the page stands there.
 */
export async function loadProductParts(api: CatalogApi, { slug, prices }: ItemView) {
  const { getCatalogItemPrices } = api
  const [{ orderSteps }, { tables }] = await Promise.all([
    api.getOrderSteps(),
    getCatalogItemPrices && prices.length > 0 ? getCatalogItemPrices({ slug }) : { tables: [] },
  ])
  return { orderSteps, tables }
}

/** Which material is shown in a popup is no reason to load a page anew. Logging in and out is. */
export const hasPageChanged: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href || withoutMaterial(currentUrl) !== withoutMaterial(nextUrl))

function withoutMaterial({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete(MATERIAL_PARAM)
  return `${pathname}?${query}`
}
