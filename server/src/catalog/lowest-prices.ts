import type { LowestPrice, PriceList } from '@rapport/contract/prices/prices'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { seesPrices } from '../prices/sees-prices.ts'
import { catalogItems, itemPrices } from './tables.ts'

/** Items and descendants, at most: a larger group shows the lowest price of the first. */
const ITEMS_MAX = 50_000

/** Returns the lowest prices of groups and products by a price list; for a group of all its descendants. */
export async function listLowestPrices(orm: Orm, ids: number[], list: PriceList): Promise<LowestPrice[]> {
  // `union` and not `union all`: a cycle of groups must end. `offset 0`: see `groupsBelow`.
  const below = sql`(
    with recursive below (root, id) as (
      select id, id from ${catalogItems} where ${inArray(sql`id`, ids)}
      union
      select below.root, child.id from below cross join lateral (
        select id from ${catalogItems} where parent_id = below.id offset 0) as child)
    select root, id from below limit ${ITEMS_MAX})`
  return orm
    .select({
      id: sql<number>`below.root`,
      priceFrom: sql<number | null>`min(case when ${seesPrices(list)} then ${itemPrices.price} end)`,
    })
    .from(catalogItems)
    .innerJoin(sql`${below} below`, sql`below.id = ${catalogItems.id}`)
    .leftJoin(itemPrices, and(eq(itemPrices.itemId, catalogItems.id), eq(itemPrices.list, list)))
    .groupBy(sql`below.root`)
}
