import type { PriceGroup, PriceTable } from '@rapport/contract/prices/prices'
import type { PriceTier } from './price-tier.ts'

/** A price group as a product's page shows it. */
export type PriceGroupView = ReturnType<typeof toPriceGroupView>

export const toPriceGroupView = ({ erpId, title, variants }: PriceGroup) => ({ erpId, title, variants })

/** What a table is known by on a page. */
export { variantKey as tableKey } from '@rapport/contract/orders/order-line-text'

/** A row of a table as a ladder: from how many on what one costs. */
export const getRowTiers = ({ tiers }: PriceTable, { prices }: PriceTable['rows'][number]): PriceTier[] =>
  tiers.map(({ from }, column) => ({ from, price: prices[column] ?? null }))
