import type { PriceGroup, PriceTable } from '@rapport/contract/prices/prices'
import type { PriceTier } from './price-tier.ts'

/** The part of a price group that a product page needs. */
export type PriceGroupView = ReturnType<typeof toPriceGroupView>

export const toPriceGroupView = ({ erpId, title, variants }: PriceGroup) => ({ erpId, title, variants })

/** Key of a price table on a page. */
export { variantKey as tableKey } from '@rapport/contract/orders/order-line-text'

/** Returns the price tiers of a table row. */
export const getRowTiers = ({ tiers }: PriceTable, { prices }: PriceTable['rows'][number]): PriceTier[] =>
  tiers.map(({ from }, column) => ({ from, price: prices[column] ?? null }))
