import type { PriceList } from '@rapport/contract/prices/prices'
import { type SQL, sql } from 'drizzle-orm'
import { seesPrices } from './sees-prices.ts'
import { priceRows } from './tables.ts'

/** Returns the prices of a row for a price list, in kopecks by tier. Prices hidden from its visitors are null. */
export const pricesOfList = (list: PriceList): SQL => sql`case when ${seesPrices(list)}
  then prices_of_list(${priceRows.prices}, ${list}::text)
  else (select coalesce(jsonb_agg(null::jsonb), '[]')
    from jsonb_array_elements(prices_of_list(${priceRows.prices}, ${list}::text))) end`
