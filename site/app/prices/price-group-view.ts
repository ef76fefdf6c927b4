import type { Picture } from '@rapport/contract/media/media'
import type { PriceGroup, PriceTable } from '@rapport/contract/prices'
import type { PriceTier } from './price-tier.ts'

/** A price group as a product's page shows it: of its materials no more than their names and first pictures. */
export type PriceGroupView = ReturnType<typeof toPriceGroupView>

export interface MaterialView {
  erpId: string
  name: string
  isUnion: boolean
  picture: Picture | null
}

export const toPriceGroupView = ({ erpId, title, variants, categories }: PriceGroup) => ({
  erpId,
  title,
  variants,
  materials: categories
    .flatMap((category) => category.materials)
    .map(
      ({ erpId, name, isUnion, pictures }): MaterialView => ({
        erpId,
        name,
        isUnion,
        picture: pictures[0] ?? null,
      }),
    ),
})

/** What a table is known by on a page. */
export { variantKey as tableKey } from '@rapport/contract/fields/order-line-text'

/** A row of a table as a ladder: from how many on what one costs. */
export const rowTiers = ({ tiers }: PriceTable, { prices }: PriceTable['rows'][number]): PriceTier[] =>
  tiers.map(({ from }, column) => ({ from, price: prices[column] ?? null }))
