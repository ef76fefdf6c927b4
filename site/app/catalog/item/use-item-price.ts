import type { PriceTable } from '@rapport/contract/prices/prices'
import { formatMoney } from '@rapport/contract/texts/money'
import { useState } from 'react'
import { api } from '../../browser/requests/api.ts'
import { usePublishedChoice } from '../../prices/chosen-quantity.ts'
import { calculatePrice, findTier } from '../../prices/price-tier.ts'
import { quantityText } from '../../prices/quantity-text.ts'
import { usePriceChoice } from '../../prices/use-price-choice.ts'
import { usePriceTables } from '../../prices/use-price-tables.ts'
import { useQuantity } from '../../prices/use-quantity.ts'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import { cachedApi } from '../item-cache.ts'
import type { ItemView } from './item-view.ts'

export type ItemPrice = ReturnType<typeof useItemPrice>

/**
 * Price state of an item's page for the current choice, as props of its components. `initial` is the initial
 * quantity, if not the first with a price.
 */
export function useItemPrice(item: ItemView, tables: PriceTable[], initial?: number) {
  const { getTableState, isOwnList, rendered } = usePriceTables(item.prices, tables, {
    getPriceTable: cachedApi.getPriceTable,
    getCommonTables: () => api.getCatalogItemPrices({ slug: item.slug }),
  })
  const { tiers, commonTiers, ...choice } = usePriceChoice(item.prices, getTableState, item.priceTiers)
  const [baseColor, chooseColor] = useState(item.baseColors[0])
  const chosen = useQuantity(tiers, item.unit, initial)
  const { quantity, valid } = chosen
  const price = calculatePrice(tiers, quantity)
  // Ways of printing, landings and the individual order without a price have no quantity.
  const isCounted = item.kind === 'regular' || tiers.length > 0
  const wanted = isCounted && valid ? quantityText(quantity, item.unit) : undefined
  const total = wanted && price && formatMoney(price.total)
  usePublishedChoice({ material: choice.row?.label, baseColor, quantity: wanted, total: total || undefined })
  return {
    isCounted,
    /** Price of the last valid quantity; undefined is «по запросу». */
    price,
    commonPrice: commonTiers && findTier(commonTiers, quantity)?.price,
    rendered,
    tierProps: { tiers, commonTiers, unit: item.unit, chosen, quantity: valid ? quantity : undefined },
    choice: { ...choice, formId: ORDER_FORM_ID },
    color: { colors: item.baseColors, color: baseColor, chooseColor, formId: ORDER_FORM_ID },
    tables: { groups: item.prices, getTableState, isOwnList, quantity },
    call: isCounted
      ? { detail: total ? `${wanted}, ${total}` : null, price: price && formatMoney(price.price) }
      : {},
  }
}
