import type { Api } from '@rapport/contract/endpoints/api'
import type { ItemView } from './item/item-view.ts'

/** Loads the content of a product's page beside the product. */
export async function loadProductParts(api: Api, { slug, prices }: ItemView) {
  const [{ orderSteps }, { tables }] = await Promise.all([
    api.getOrderSteps(),
    prices.length > 0 ? api.getCatalogItemPrices({ slug }) : { tables: [] },
  ])
  return { orderSteps, tables }
}
