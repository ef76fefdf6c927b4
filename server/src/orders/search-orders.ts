import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { findPhoneDigits, inBothLayouts } from '../platform/database/contains.ts'
import type { Orm } from '../platform/database/database.ts'
import { foldText } from '../platform/database/folded-text.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { containsAny, isCandidate } from '../platform/database/trigrams.ts'
import { orderFiles, orderLines, orders } from './tables.ts'

/** Up to this number of matches is sorted; more matches are found quickly by scanning in list order. */
const MATCHES_MAX = 2000

interface SearchedColumns {
  id: SQLWrapper
  searchText: SQLWrapper
}

/**
 * Returns a condition for orders that contain a text, typed in either keyboard layout. It searches number, name,
 * e-mail, phone, comment, products and file names. The condition uses no index and the planner assumes that it matches
 * half the orders. So PostgreSQL scans orders in list order.
 */
export function matchesText(orm: Orm, text: string, { id, searchText }: SearchedColumns = orders): SQL {
  const texts = getSearchTexts(text)
  const hasFile = orm
    .select({ hasFile: sql`true` })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, id), containsAny(orderFiles.searchText, texts)))
    .limit(1)
  const hasProduct = orm
    .select({ hasProduct: sql`true` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), containsAny(orderLines.searchText, texts)))
    .limit(1)
  // Scalar subqueries, because PostgreSQL would answer `exists` by reading all files once.
  const isRelated = sql`coalesce(${hasFile}, ${hasProduct}, false)`
  return sql`coalesce(${containsAny(searchText, texts)} or ${isRelated}, false)`
}

/** A page of a list of orders. */
export interface OrderListPart {
  /** Orders with joined tables. */
  from: SQL
  filters: SQL | undefined
  /** Column that the list is sorted by, before the order number. */
  moment: SQLWrapper
  direction: 'asc' | 'desc'
  limit: number
}

/**
 * Returns ids of the first orders with a text by the trigram indexes, in list order. Returns undefined if more than
 * MATCHES_MAX orders match; then scan in list order.
 */
export async function findByText(
  orm: Orm,
  text: string,
  { from, filters, moment, direction, limit }: OrderListPart,
): Promise<string[] | undefined> {
  const texts = getSearchTexts(text)
  const inOrder = sql.raw(direction)
  const candidates = (id: SQLWrapper, source: SQLWrapper, searchText: SQLWrapper) => sql`(
    select ${id} as id from ${source} where ${isCandidate(searchText, texts)} and ${containsAny(searchText, texts)}
    limit ${MATCHES_MAX + 1}::integer)`
  const [row] = await queryRows<{ isTooMany: boolean; ids: string | null }>(
    orm,
    sql`with matches as materialized (
        ${candidates(orders.id, sql`${orders}`, orders.searchText)}
        union ${candidates(orderFiles.orderId, sql`${orderFiles}`, orderFiles.searchText)}
        union ${candidates(orderLines.orderId, sql`${orderLines}`, orderLines.searchText)}
      ), size as (select count(*) > ${MATCHES_MAX}::integer as is_too_many from matches)
      select is_too_many as "isTooMany", case when not is_too_many then (
        select string_agg(id::text, ',') from (
          select ${orders.id} as id from ${from} join matches on matches.id = ${orders.id}
          where ${filters ?? sql`true`}
          order by ${moment} ${inOrder}, ${orders.number} ${inOrder} limit ${limit}::integer
        ) as first
      ) end as ids from size`,
  )
  return row?.isTooMany ? undefined : (row?.ids?.split(',') ?? [])
}

/** Returns the folded texts to search for: as typed, in the other keyboard layout, and as phone digits. */
export function getSearchTexts(text: string): string[] {
  const digits = findPhoneDigits(text)
  return [...new Set([...inBothLayouts(text).map(foldText), ...(digits === undefined ? [] : [digits])])]
}
