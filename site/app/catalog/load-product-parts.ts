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

/** The query names what is open on a page, which is no reason to load it anew. Logging in and out is. */
export const hasPathChanged: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
