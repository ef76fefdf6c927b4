import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { inBothLayouts, phoneDigitsOf } from '../platform/database/contains.ts'
import type { Orm } from '../platform/database/database.ts'
import { foldText } from '../platform/database/folded-text.ts'
import { rowsOf } from '../platform/database/sql-arrays.ts'
import { containsAny, isCandidate } from '../platform/database/trigrams.ts'
import { orderFiles, orders } from './tables.ts'

/** So many orders with a text are put in order by themselves; where there are more, a part of them is soon found in their order. */
const FOUND_MAX = 2000

interface SearchedColumns {
  id: SQLWrapper
  searchText: SQLWrapper
}

/**
 * Whether an order has a text in its number, name, e-mail, phone in any spelling, comment, or a file's name, typed
 * in either layout of the keyboard. No index serves it, and the
 * planner supposes that half the orders meet it: it reads them in their order.
 */
export function holdsText(orm: Orm, text: string, { id, searchText }: SearchedColumns = orders): SQL {
  const wanted = wantedOf(text)
  const hasFile = orm
    .select({ hasFile: sql`true` })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, id), containsAny(orderFiles.searchText, wanted)))
    .limit(1)
  // A value, where `exists` would be answered by reading all files once.
  return sql`coalesce(${containsAny(searchText, wanted)} or coalesce(${hasFile}, false), false)`
}

/** A part of a list of orders. */
export interface OrderListPart {
  /** Orders, and what is joined to them. */
  from: SQL
  filters: SQL | undefined
  /** What they are put in order by, before their numbers. */
  moment: SQLWrapper
  direction: 'asc' | 'desc'
  limit: number
}

/**
 * Returns the ids of the first orders of a list with a text, by the indexes; undefined where so many have it, within the list or not,
 * that they are soon found in its order.
 */
export async function findByText(
  orm: Orm,
  text: string,
  { from, filters, moment, direction, limit }: OrderListPart,
): Promise<string[] | undefined> {
  const wanted = wantedOf(text)
  const inOrder = sql.raw(direction)
  const candidates = (id: SQLWrapper, source: SQLWrapper, searchText: SQLWrapper) => sql`(
    select ${id} as id from ${source} where ${isCandidate(searchText, wanted)} and ${containsAny(searchText, wanted)}
    limit ${FOUND_MAX + 1}::integer)`
  const [found] = await rowsOf<{ isMuch: boolean; ids: string | null }>(
    orm,
    sql`with found as materialized (
        ${candidates(orders.id, sql`${orders}`, orders.searchText)}
        union ${candidates(orderFiles.orderId, sql`${orderFiles}`, orderFiles.searchText)}
      ), size as (select count(*) > ${FOUND_MAX}::integer as is_much from found)
      select is_much as "isMuch", case when not is_much then (
        select string_agg(id::text, ',') from (
          select ${orders.id} as id from ${from} join found on found.id = ${orders.id}
          where ${filters ?? sql`true`}
          order by ${moment} ${inOrder}, ${orders.number} ${inOrder} limit ${limit}::integer
        ) as first
      ) end as ids from size`,
  )
  return found?.isMuch ? undefined : (found?.ids?.split(',') ?? [])
}

/** Returns what a text is looked for as, folded: as typed, in the other layout, and as figures of a phone. */
export function wantedOf(text: string): string[] {
  const digits = phoneDigitsOf(text)
  return [...new Set([...inBothLayouts(text).map(foldText), ...(digits === undefined ? [] : [digits])])]
}
