import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import { integerArray } from './sql-arrays.ts'

/**
 * Up to this number of matches their ids are listed. With more matches, reading a page in its order is fast.
 */
const NARROWED_MAX = 1000

/**
 * Works around the planner, which otherwise picks the slower of two plans for a page. Returns `id = any(ids)`
 * for up to 1 000 matches. Otherwise returns the condition wrapped so that no index is used for it.
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
  // One row, without ids if there are many: sending and reading those takes longer than finding them.
  const [few] = await orm
    .select({
      ids: sql<
        number[] | null
      >`case when count(*) <= ${NARROWED_MAX} then coalesce(json_agg(${found.id}), '[]') end`,
    })
    .from(found)
  return few?.ids ? sql`${table.id} = any(${integerArray(few.ids)})` : sql`coalesce(${condition}, false)`
}
