import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { cities } from '../contacts/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { findMatches } from './search/find-matches.ts'
import { findFirstPeople } from './search/search-people.ts'
import { people } from './tables.ts'

export interface CustomerQuery {
  q?: string | undefined
  account?: 'yes' | 'no' | undefined
  /** End of the page before: milliseconds and row id, such as `1767225600000-17`. */
  after?: string | undefined
  limit: number
}

const selectPeople = (orm: Orm) =>
  orm
    .select({
      id: people.id,
      userId: people.userId,
      orderCount: people.orderCount,
      activeAt: people.activeAt,
      orderId: people.lastOrderId,
      city: cities.city,
      account: users,
      last: {
        number: orders.number,
        name: orders.name,
        phone: orders.phone,
        email: orders.email,
        placedAt: orders.placedAt,
      },
    })
    .from(people)
    .leftJoin(users, eq(users.id, people.userId))
    .leftJoin(orders, eq(orders.id, people.lastOrderId))
    .leftJoin(cities, eq(cities.id, sql`coalesce(${users.cityId}, ${orders.cityId})`))

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

/** Fields that the account lacks are taken from the last order. */
const toRow = ({ account, last, activeAt: _, ...row }: PersonRow): Omit<CustomerRow, 'found'> => ({
  ...row,
  name: account?.name || last?.name || '',
  email: account?.email ?? last?.email ?? '',
  phone: account?.phone ?? (last?.phone || null),
  company: account?.company ?? null,
  inn: account?.inn ?? null,
  priceList: account?.priceList ?? null,
  number: last?.number ?? null,
  lastPlacedAt: last?.placedAt.toISOString() ?? null,
})

/** Returns a page of accounts and guests, latest activity first. */
export async function listCustomers(
  orm: Orm,
  { q = '', account, after, limit }: CustomerQuery,
): Promise<{ customers: CustomerRow[]; next: string | null }> {
  const text = q.trim()
  const filters = and(account && hasAccount(account), isAfter(after))
  const which = text ? await findFirstPeople(orm, text, filters, limit + 1) : filters
  const rows = await selectPeople(orm)
    .where(which)
    .orderBy(desc(people.activeAt), desc(people.id))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  const last = rows.length > limit ? part.at(-1) : undefined
  const shown = part.map(toRow)
  const matches = text ? await findMatches(orm, text, shown) : undefined
  return {
    customers: shown.map((row) => ({ ...row, found: matches?.get(row.id) ?? null })),
    next: last ? `${last.activeAt.getTime()}-${last.id}` : null,
  }
}

const hasAccount = (account: 'yes' | 'no'): SQL =>
  account === 'yes' ? isNotNull(people.userId) : isNull(people.userId)

function isAfter(after: string | undefined): SQL | undefined {
  const [, milliseconds, id] = /^(\d{1,15})-(\d{1,9})$/.exec(after ?? '') ?? []
  const at = new Date(Number(milliseconds))
  if (id === undefined || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined
  return sql`(${people.activeAt}, ${people.id}) < (${at.toISOString()}::timestamptz, ${Number(id)}::integer)`
}
