import type { ListCount } from '@rapport/staff-contract/lists/list-count'
import { ENTRY_COUNT_MAX } from '@rapport/staff-contract/lists/list-limits'
import { count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/database.ts'

/** Counts matching rows up to `ENTRY_COUNT_MAX`. An exact count of a large table is slow. */
export async function countListed(orm: Orm, table: PgTable, where: SQL | undefined): Promise<ListCount> {
  const some = orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(ENTRY_COUNT_MAX + 1)
    .as('some')
  const [row] = await orm.select({ counted: count() }).from(some)
  const counted = row?.counted ?? 0
  return { count: Math.min(counted, ENTRY_COUNT_MAX), isMore: counted > ENTRY_COUNT_MAX }
}
