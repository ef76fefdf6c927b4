import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import { integerArray } from './sql-arrays.ts'

/** So many things are taken one by one; where there are more, a page of them is soon read in its order. */
const NARROWED_MAX = 1000

/**
 * Returns a condition by which a page in whatever order is found soon: of the few that meet it their ids; of many one that no index
 * is asked for, and of which the planner supposes that half the rows meet it. Left to itself it takes the wrong one of the two ways.
 */
export async function narrowed(
  orm: Orm,
  table: PgTable & { id: AnyPgColumn },
  condition: SQL | undefined,
  within?: SQL,
): Promise<SQL | undefined> {
  if (!condition) return undefined
  const found = orm
    .select({ id: sql<number>`${table.id}`.as('id') })
    .from(table)
    .where(and(within, condition))
    .limit(NARROWED_MAX + 1)
    .as('found')
  // One row, in which there are no ids of many: to send and read those takes longer than to find them.
  const [few] = await orm
    .select({
      ids: sql<
        number[] | null
      >`case when count(*) <= ${NARROWED_MAX} then coalesce(json_agg(${found.id}), '[]') end`,
    })
    .from(found)
  return few?.ids ? sql`${table.id} = any(${integerArray(few.ids)})` : sql`coalesce(${condition}, false)`
}
