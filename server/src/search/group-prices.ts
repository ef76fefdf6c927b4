import { sql } from 'drizzle-orm'
import { catalogItems } from '../catalog/tables.ts'
import type { Orm } from '../platform/database.ts'
import { integers, rowsOf } from './statements.ts'
import { searchDocuments } from './tables.ts'

/** Groups one above the other, at most; a chain that bites its own tail ends there. */
const HEIGHT_MAX = 50

/**
 * Keeps the lowest price of each of these groups, and of those above it where it changed. A search may find
 * groups that hold half the catalogue, so that their prices cannot be looked for when it is asked.
 */
export async function followPrices(tx: Orm, itemIds: number[]): Promise<void> {
  let ids = itemIds
  for (let height = 0; ids.length > 0 && height < HEIGHT_MAX; height += 1) ids = await writePrices(tx, ids)
}

/** Gives the groups above those whose price changed. */
async function writePrices(tx: Orm, ids: number[]): Promise<number[]> {
  const rows = await rowsOf<{ parentId: number | null }>(
    tx,
    sql`with fresh as (
        select "group".id, "group".parent_id, least(own.price, below.price) as price
        from ${catalogItems} as "group"
        cross join lateral (
          select min((tier ->> 'price')::integer) as price from jsonb_array_elements("group".price_tiers) as tier
        ) as own
        cross join lateral (
          select min(case when child.is_group then indexed.price_from else (
            select min((tier ->> 'price')::integer) from jsonb_array_elements(child.price_tiers) as tier
          ) end) as price
          from ${catalogItems} as child
          left join ${searchDocuments} as indexed
            on child.is_group and indexed.subject = 'catalog' and indexed.subject_id = child.id
          where child.parent_id = "group".id
        ) as below
        where "group".is_group and "group".id = any (${integers(ids)})
      )
      update ${searchDocuments} as document set price_from = fresh.price
      from fresh
      where document.subject = 'catalog' and document.subject_id = fresh.id
        and document.price_from is distinct from fresh.price
      returning fresh.parent_id as "parentId"`,
  )
  return [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))]
}
