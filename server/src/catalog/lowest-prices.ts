import type { LowestPrice, PriceList } from '@rapport/contract/prices'
import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { priceRows, priceVariants } from '../prices/tables.ts'
import { catalogItems, catalogPriceGroups } from './tables.ts'

/** Items and what stands below them, at most: a group with more shows the lowest of the first. */
const ITEMS_MAX = 50_000

/**
 * Returns the lowest prices of groups and products by a price list: of a product in its tables, or in its ladder where it
 * has none; of a group among all below it. A row without that list counts with the prices without a log-in.
 */
export async function listLowestPrices(orm: Orm, ids: number[], list: PriceList): Promise<LowestPrice[]> {
  // `union` and not `union all`: a group that stands below itself must not be gone through without end.
  const below = sql`(
    with recursive below (root, id) as (
      select id, id from ${catalogItems} where ${inArray(sql`id`, ids)}
      union
      select below.root, child.id from ${catalogItems} child join below on child.parent_id = below.id)
    select root, id from below limit ${ITEMS_MAX})`
  const prices = sql`coalesce(${priceRows.prices} -> ${list}::text, ${priceRows.prices} -> 'anonymous', '[]')`
  const inTables = sql`(
    select min(price::integer) from ${catalogPriceGroups}
    join ${priceVariants} on ${priceVariants.groupId} = ${catalogPriceGroups.groupId}
    join ${priceRows} on ${priceRows.variantId} = ${priceVariants.id}
    cross join jsonb_array_elements_text(${prices}) as price
    where ${catalogPriceGroups.itemId} = ${catalogItems.id})`
  const inLadder = sql`(
    select min((tier ->> 'price')::integer) from jsonb_array_elements(${catalogItems.priceTiers}) as tier)`
  return orm
    .select({
      id: sql<number>`below.root`,
      priceFrom: sql<number | null>`min(coalesce(${inTables}, ${inLadder}))`,
    })
    .from(catalogItems)
    .innerJoin(sql`${below} below`, sql`below.id = ${catalogItems.id}`)
    .groupBy(sql`below.root`)
}
