import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import type { PriceList } from '@rapport/contract/prices/prices'
import { type SQL, sql } from 'drizzle-orm'
import { isOnRequest, seesPrices } from '../prices/sees-prices.ts'
import { catalogItems } from './tables.ts'

/** Lowest price of an item as visitors without login see it; null if they see none. */
export const shownPriceFrom = sql<
  number | null
>`case when ${seesPrices('anonymous')} then ${catalogItems.priceFrom} end`

/** Returns the price columns of an item as visitors of a price list see them. Hidden tiers keep their quantities. */
export function shownPriceColumns(list: PriceList) {
  const { priceFrom, priceTiers } = catalogItems
  const sees = seesPrices(list)
  const hidden: SQL = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('from', tier -> 'from', 'price', null) order by place), '[]')
    from jsonb_array_elements(${priceTiers}) with ordinality as tiers (tier, place))`
  return {
    priceFrom: sql<number | null>`case when ${sees} then ${priceFrom} end`,
    priceTiers: sql<CatalogItem['priceTiers']>`case
      when ${sees} then ${priceTiers} when ${isOnRequest} then '[]' else ${hidden} end`,
  }
}
