import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { getSearchTexts } from '../../orders/search-orders.ts'
import { orderFiles, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { containsAny, isCandidate } from '../../platform/database/trigrams.ts'
import { people } from '../tables.ts'

/**
 * Up to this number of matching accounts and orders is sorted; more matches are found quickly by scanning in list
 * order.
 */
const MATCHES_MAX = 2000

/**
 * Returns a condition for the first people of the list with a text in their account, orders or files. Uses the
 * trigram indexes, or a scan in list order if very many match.
 */
export async function findFirstPeople(
  orm: Orm,
  text: string,
  filters: SQL | undefined,
  limit: number,
): Promise<SQL | undefined> {
  const texts = getSearchTexts(text)
  const candidates = (id: SQLWrapper, source: SQLWrapper, searchText: SQLWrapper) => sql`(
    select ${id} as id from ${source} where ${isCandidate(searchText, texts)} and ${containsAny(searchText, texts)}
    limit ${MATCHES_MAX + 1}::integer)`
  const isTooMany = (part: 'of_orders' | 'of_files' | 'of_accounts') =>
    sql`(select count(*) from ${sql.raw(part)}) > ${MATCHES_MAX}::integer`
  const [row] = await queryRows<{ isTooMany: boolean; ids: string | null }>(
    orm,
    sql`with of_orders as materialized ${candidates(orders.personId, sql`${orders}`, orders.searchText)},
      of_files as materialized ${candidates(orderFiles.orderId, sql`${orderFiles}`, orderFiles.searchText)},
      of_accounts as materialized ${candidates(users.id, sql`${users}`, users.searchText)},
      matches as (
        select id from of_orders
        union select ${orders.personId} from ${orders} join of_files on of_files.id = ${orders.id}
        union select ${people.id} from ${people} join of_accounts on of_accounts.id = ${people.userId}
      ), size as (select ${isTooMany('of_orders')} or ${isTooMany('of_files')} or ${isTooMany('of_accounts')} as is_too_many)
      select is_too_many as "isTooMany", case when not is_too_many then (
        select string_agg(id::text, ',') from (
          select ${people.id} as id from ${people} join matches on matches.id = ${people.id}
          where ${filters ?? sql`true`}
          order by ${people.activeAt} desc, ${people.id} desc limit ${limit}::integer
        ) as first
      ) end as ids from size`,
  )
  if (row?.isTooMany) return and(filters, matchText(orm, texts))
  return inArray(people.id, (row?.ids ?? '').split(',').filter(Boolean).map(Number))
}

/** Matches people with a text. No index serves it, so PostgreSQL scans in list order until enough match. */
function matchText(orm: Orm, texts: string[]): SQL {
  const inAccount = orm
    .select({ has: sql`true` })
    .from(users)
    .where(and(sql`${users.id} = ${people.userId}`, containsAny(users.searchText, texts)))
    .limit(1)
  const ofFile = orm
    .select({ has: sql`true` })
    .from(orderFiles)
    .where(and(sql`${orderFiles.orderId} = placed.id`, containsAny(orderFiles.searchText, texts)))
    .limit(1)
  const inOrder = sql`(select true from ${orders} as placed where placed.person_id = ${people.id}
    and (${containsAny(sql`placed.search_text`, texts)} or coalesce(${ofFile}, false)) limit 1)`
  return sql`coalesce(coalesce(${inOrder}, ${inAccount}), false)`
}
