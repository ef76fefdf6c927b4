import { materialKey } from '@rapport/contract/orders/order-line-text'
import type { PriceTier } from '@rapport/contract/prices/find-tier'
import type { PriceGroup, PriceTable } from '@rapport/contract/prices/prices'

/** The part of a price group that a product page needs. */
export type PriceGroupView = ReturnType<typeof toPriceGroupView>

export const toPriceGroupView = ({ erpId, title, variants }: PriceGroup) => ({ erpId, title, variants })

/** Key of a price table on a page. */
export { variantKey as tableKey } from '@rapport/contract/orders/order-line-text'

/** Returns the price tiers of a table row. */
export const getRowTiers = ({ tiers }: PriceTable, { prices }: PriceTable['rows'][number]): PriceTier[] =>
  tiers.map(({ from }, column) => ({ from, price: prices[column] ?? null }))

/** A material to choose. */
export interface MaterialOption {
  key: string
  erpId: string
  label: string
}

/** Returns the materials of all tables, each once. */
export const listMaterials = (tables: PriceTable[]): MaterialOption[] => [
  ...new Map(
    tables
      .flatMap(({ rows }) => rows)
      .map((row) => [
        materialKey(row),
        { key: materialKey(row), erpId: row.materialErpId, label: row.label },
      ]),
  ).values(),
]

/**
 * Returns the tiers of the first row, with those that only other rows and tables have. These have no price, so they are
 * hidden until such a row is chosen.
 */
export function listAllTiers(tables: PriceTable[], tiers: readonly PriceTier[]): PriceTier[] {
  const starts = new Set(
    [tiers, ...tables.map((table) => table.tiers)].flatMap((list) => list.map(({ from }) => from)),
  )
  const prices = new Map(tiers.map(({ from, price }) => [from, price]))
  return [...starts].sort((a, b) => a - b).map((from) => ({ from, price: prices.get(from) ?? null }))
}
