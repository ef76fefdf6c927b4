import { findTier } from '@rapport/contract/prices/find-tier'
import type { PriceTable } from '@rapport/contract/prices/prices'
import { getRowTiers, listAllTiers, listMaterials, tableKey } from '../../prices/price-group-view.ts'
import { getPriceTexts } from '../../prices/price-texts.ts'
import { findCheaperTier, omitBelow } from '../../prices/price-tier.ts'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import type { ItemView } from './item-view.ts'

export type ItemPrice = ReturnType<typeof getItemPrice>

interface PriceOptions {
  /** Least quantity of an order. */
  minimum: number
  /** The first quantity, if not the first with a price. */
  initial?: number | undefined
  /** Whether prices are loaded after the login. */
  isForUsers: boolean
}

/**
 * Returns the price of an item for the first choice, as props of the components of its page. `<item-price>` continues
 * from there.
 */
export function getItemPrice(
  item: ItemView,
  tables: PriceTable[],
  { minimum, initial, isForUsers }: PriceOptions,
) {
  const variants = item.prices.flatMap((group) =>
    group.variants.map(({ index, title }) => ({
      key: tableKey({ priceErpId: group.erpId, variant: index }),
      title: item.prices.length > 1 ? `${group.title}: ${title}` : title,
    })),
  )
  const table = tables.find((other) => tableKey(other) === variants[0]?.key)
  const row = table?.rows[0]
  const tiers = table && row ? getRowTiers(table, row) : item.priceTiers
  const quantity = Math.max(initial ?? tiers[0]?.from ?? 1, minimum)
  const { unit } = item
  const texts = getPriceTexts({ tiers, quantity, isValid: true, unit })
  const prices = [
    ...tiers.map(({ price }) => price),
    ...tables.flatMap(({ rows }) => rows.flatMap((one) => one.prices)),
  ]
  return {
    // Ways of printing, landings and the individual order without a price have no quantity.
    isCounted: item.kind === 'regular' || tiers.length > 0,
    hasTiers: prices.some((price) => price !== null) || (isForUsers && prices.length > 0),
    hint: tiers.length > 1 && { texts, from: findCheaperTier(tiers, quantity)?.from },
    quantity,
    unitPrice: findTier(tiers, quantity)?.price ?? undefined,
    texts,
    choice: {
      variants,
      materials: listMaterials(tables),
      firstMaterials: listMaterials(table ? [table] : []).map(({ key }) => key),
      formId: ORDER_FORM_ID,
    },
    field: { unit, quantity, minimum, texts, formId: ORDER_FORM_ID },
    tiers: {
      tiers: omitBelow(listAllTiers(tables, tiers), minimum),
      minimum,
      current: findTier(tiers, quantity)?.from,
      unit,
    },
    tables: { groups: item.prices, tables, quantity },
  }
}
