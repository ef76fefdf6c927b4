import type { PriceList } from '@rapport/contract/prices/prices'
import { type SQL, sql } from 'drizzle-orm'
import { siteProperties } from '../content/tables.ts'

const { priceDisplay } = siteProperties

/**
 * Returns a condition: whether visitors of a price list see prices. A visitor without login has the list `anonymous`.
 * The database evaluates it once a statement. Every query whose prices reach visitors has it.
 */
export const seesPrices = (list: PriceList): SQL<boolean> =>
  list === 'anonymous'
    ? sql`coalesce((select ${priceDisplay} = 'all' from ${siteProperties}), true)`
    : sql`coalesce((select ${priceDisplay} <> 'request' from ${siteProperties}), true)`

/** Whether prices are on request for all visitors. */
export const isOnRequest = sql<boolean>`coalesce((select ${priceDisplay} = 'request' from ${siteProperties}), false)`
