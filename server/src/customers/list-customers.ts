import type { CustomerPreview } from '@rapport/contract/customers/customers'
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { cities } from '../contacts/tables.ts'
import { orders } from '../orders/tables.ts'
import { contains, containsPhone } from '../platform/database/contains.ts'
import type { Orm } from '../platform/database/database.ts'

/** What is selected of a customer to list them. */
export const selectCustomers = (orm: Orm) =>
  orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      company: users.company,
      city: cities.city,
      priceList: users.priceList,
      createdAt: users.createdAt,
      orderCount: sql<number>`(select count(*)::integer from ${orders} as placed
        where placed.user_id = ${users}.id)`,
    })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.cityId))

type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

export const toCustomerPreview = ({ createdAt, ...row }: CustomerRow): CustomerPreview => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Returns customers, the newest first, and after which of them the next part begins. */
export async function listCustomers(
  orm: Orm,
  { q = '', after, limit }: { q?: string | undefined; after?: number | undefined; limit: number },
): Promise<{ customers: CustomerPreview[]; next: number | null }> {
  const rows = await selectCustomers(orm)
    .where(
      and(after === undefined ? undefined : lt(users.id, after), q.trim() ? matches(q.trim()) : undefined),
    )
    .orderBy(desc(users.id))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  return {
    customers: part.map(toCustomerPreview),
    next: rows.length > limit ? (part.at(-1)?.id ?? null) : null,
  }
}

/** Finds by a phone in any spelling, an address, a name, a company or its INN. */
const matches = (text: string): SQL | undefined =>
  or(
    ...[users.email, users.name, users.company, users.inn].map((column) => contains(column, text)),
    containsPhone(users.phone, text),
  )
