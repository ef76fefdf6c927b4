import { materialKey } from '@rapport/contract/orders/order-line-text'
import type { PriceTier } from '@rapport/contract/prices/find-tier'
import { api } from '../../browser/requests/api.ts'

/** Loads the prices of a table from the price list of the logged-in visitor. Returns them by the key of the material. */
export async function loadOwnTable(key: string): Promise<Map<string, (number | null)[]>> {
  const slash = key.lastIndexOf('/')
  const { rows } = await api.getPriceTable({
    erpId: key.slice(0, slash),
    index: Number(key.slice(slash + 1)),
  })
  return new Map(rows.map((row) => [materialKey(row), row.prices]))
}

/** Loads the price tiers of an item without tables, for the logged-in visitor. */
export async function loadOwnTiers(slug: string): Promise<PriceTier[]> {
  const { catalog } = await api.getCatalogItem({ slug })
  return catalog.priceTiers
}
