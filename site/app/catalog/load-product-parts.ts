import type { Api } from '@rapport/contract/endpoints/api'
import type { ItemView } from './item/item-view.ts'
import type { LinkedOperation } from './item/order-call.tsx'

/** Loads the content of a product's page beside the product. */
export async function loadProductParts(api: Api, { slug, kind, prices }: ItemView) {
  const [{ orderSteps }, { tables }, { operations }] = await Promise.all([
    api.getOrderSteps(),
    prices.length > 0 ? api.getCatalogItemPrices({ slug }) : { tables: [] },
    kind === 'special' ? api.getCatalogItemOperations({ slug }) : { operations: [] },
  ])
  const methods = operations.filter((operation) => METHODS.has(operation.kind))
  // A way of printing on cloth has no method for products: its proof is calculated.
  const linked: LinkedOperation[] = (methods.length > 0 ? methods : operations).map(({ code, title }) => ({
    code,
    title,
  }))
  return { orderSteps, tables, operations: linked }
}

const METHODS: ReadonlySet<string> = new Set(['printing', 'embroidery'])
