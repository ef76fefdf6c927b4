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
