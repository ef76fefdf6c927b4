import type { ItemTable } from '@rapport/contract/calculation/item-table'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'

const LINES = 20

export interface EstimateRequest {
  /** JSON of an estimate of 20 lines, each with all operations of the whole item. */
  body: string
  /** Path of a price table of the product. */
  pricesPath: string
}

/** Returns an estimate for the first product of the demo factory that has price tables and operations. */
export async function findEstimateRequest(url: string): Promise<EstimateRequest> {
  const found = await get<{ items: { id: number; isGroup: boolean }[] }>(
    `${url}${endpointRoutes.searchCatalog.path}?name=${encodeURIComponent('футболка')}`,
  )
  for (const { id, isGroup } of found.items) {
    if (isGroup) continue
    const { tables } = await get<{ tables: { items: ItemTable[] } }>(
      `${url}${endpointRoutes.getCalculationTables.path}?itemId=${id}`,
    )
    const [item] = tables.items
    const [variant] = item?.variants ?? []
    const [row] = variant?.rows ?? []
    if (!item || !variant || !row || item.operations.length === 0) continue
    const { priceErpId } = variant
    const operations = item.operations
      .filter(({ places }) => places.length === 0)
      .map(({ code }) => ({ code }))
    const choice = { itemId: id, priceErpId, variant: variant.variant, materialErpId: row.materialErpId }
    const lines = Array.from({ length: LINES }, (_, at) => ({ ...choice, quantity: 100 + at, operations }))
    return {
      body: JSON.stringify({ lines, term: 'normal' }),
      pricesPath: endpointRoutes.getPriceTable.path
        .replace(':erpId', priceErpId)
        .replace(':index', String(variant.variant)),
    }
  }
  throw new Error('The demo factory has no product with price tables and operations')
}

async function get<Result>(url: string): Promise<Result> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return ((await answer.json()) as { result: Result }).result
}
