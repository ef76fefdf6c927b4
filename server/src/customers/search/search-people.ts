import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { getSearchTexts } from '../../orders/search-orders.ts'
import { orderFiles, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { containsAny, isCandidate } from '../../platform/database/trigrams.ts'
import { people } from '../tables.ts'

/** So many accounts and orders with a text are put in order by themselves; where there are more, a part of them is soon found in their order. */
const FOUND_MAX = 2000

/**
 * Returns the condition of the first people of the list whose account has a text, or an order of theirs or its file: by the
 * indexes, or one after the other where very many have it.
 */
export async function findFirstOf(
  orm: Orm,
  text: string,
  filters: SQL | undefined,
  limit: number,
): Promise<SQL | undefined> {
  const wanted = getSearchTexts(text)
  const candidates = (id: SQLWrapper, source: SQLWrapper, searchText: SQLWrapper) => sql`(
    select ${id} as id from ${source} where ${isCandidate(searchText, wanted)} and ${containsAny(searchText, wanted)}
    limit ${FOUND_MAX + 1}::integer)`
  const isMuch = (part: 'of_orders' | 'of_files' | 'of_accounts') =>
    sql`(select count(*) from ${sql.raw(part)}) > ${FOUND_MAX}::integer`
  const [found] = await queryRows<{ isMuch: boolean; ids: string | null }>(
    orm,
    sql`with of_orders as materialized ${candidates(orders.personId, sql`${orders}`, orders.searchText)},
      of_files as materialized ${candidates(orderFiles.orderId, sql`${orderFiles}`, orderFiles.searchText)},
      of_accounts as materialized ${candidates(users.id, sql`${users}`, users.searchText)},
      found as (
        select id from of_orders
        union select ${orders.personId} from ${orders} join of_files on of_files.id = ${orders.id}
        union select ${people.id} from ${people} join of_accounts on of_accounts.id = ${people.userId}
      ), size as (select ${isMuch('of_orders')} or ${isMuch('of_files')} or ${isMuch('of_accounts')} as is_much)
      select is_much as "isMuch", case when not is_much then (
        select string_agg(id::text, ',') from (
          select ${people.id} as id from ${people} join found on found.id = ${people.id}
          where ${filters ?? sql`true`}
          order by ${people.activeAt} desc, ${people.id} desc limit ${limit}::integer
        ) as first
      ) end as ids from size`,
  )
  if (found?.isMuch) return and(filters, hasText(orm, wanted))
  return inArray(people.id, (found?.ids ?? '').split(',').filter(Boolean).map(Number))
}

/** Whether somebody has a text. No index serves it: the list is read in its order until enough have it. */
function hasText(orm: Orm, wanted: string[]): SQL {
  const inAccount = orm
    .select({ has: sql`true` })
    .from(users)
    .where(and(sql`${users.id} = ${people.userId}`, containsAny(users.searchText, wanted)))
    .limit(1)
  const ofFile = orm
    .select({ has: sql`true` })
    .from(orderFiles)
    .where(and(sql`${orderFiles.orderId} = placed.id`, containsAny(orderFiles.searchText, wanted)))
    .limit(1)
  const inOrder = sql`(select true from ${orders} as placed where placed.person_id = ${people.id}
    and (${containsAny(sql`placed.search_text`, wanted)} or coalesce(${ofFile}, false)) limit 1)`
  return sql`coalesce(coalesce(${inOrder}, ${inAccount}), false)`
}
