import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { phoneDigitsOf } from '../platform/database/contains.ts'
import type { Orm } from '../platform/database/database.ts'
import { foldText } from '../platform/database/folded-text.ts'
import { rowsOf, uuidArray } from '../platform/database/sql-arrays.ts'
import { holdsOne, isCandidate } from '../platform/database/trigrams.ts'
import { orderFiles, orders } from './tables.ts'

/** So many orders are taken one by one; where there are more, a part of them is soon found in their order. */
const NARROWED_MAX = 2000

interface SearchedColumns {
  id: SQLWrapper
  searchText: SQLWrapper
}

/** Whether an order has a text in its number, name, e-mail, phone in any spelling, comment, or a file's name. */
export function holdsText(orm: Orm, text: string, { id, searchText }: SearchedColumns = orders): SQL {
  const wanted = wantedOf(text)
  const hasFile = orm
    .select({ hasFile: sql`true` })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, id), holdsOne(orderFiles.searchText, wanted)))
    .limit(1)
  // A value, where `exists` would be answered by reading all files once.
  return sql`(${holdsOne(searchText, wanted)} or coalesce(${hasFile}, false))`
}

/**
 * Returns a condition by which orders with a text are found soon in whatever order: of few their ids, found by the indexes, how many
 * of which the planner does not see, lest it look for them in the order; of many one that no index serves, and of which it supposes
 * that half the rows meet it.
 */
export async function narrowByText(orm: Orm, text: string): Promise<SQL> {
  const wanted = wantedOf(text)
  const [found] = await rowsOf<{ number: number; ids: string | null }>(
    orm,
    sql`select count(*)::integer as number, string_agg(id::text, ',') as ids from (
      (select id from ${orders} where ${isCandidate(orders.searchText, wanted)} and ${holdsOne(orders.searchText, wanted)}
        limit ${NARROWED_MAX + 1}::integer)
      union
      (select order_id from ${orderFiles} where ${isCandidate(orderFiles.searchText, wanted)} and ${holdsOne(orderFiles.searchText, wanted)}
        limit ${NARROWED_MAX + 1}::integer)
    ) as found`,
  )
  return found && found.number > NARROWED_MAX
    ? sql`coalesce(${holdsText(orm, text)}, false)`
    : sql`${orders.id} = any((select ${uuidArray(found?.ids?.split(',') ?? [])})::uuid[])`
}

function wantedOf(text: string): string[] {
  const digits = phoneDigitsOf(text)
  return [...new Set([foldText(text), ...(digits === undefined ? [] : [digits])])]
}
