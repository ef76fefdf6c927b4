import { CUSTOMER_CONTACTS_MAX } from '@rapport/staff-contract/customers/customer-limits'
import type { Guest } from '@rapport/staff-contract/customers/guests'
import { and, count, eq, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { countOpenOrders, listMatchingOrders, listOrderConsents } from '../get-customer.ts'
import { people } from '../tables.ts'

/** Matches the orders of a guest. */
export const matchGuest = (personId: number): SQL => sql`${orders.personId} = ${personId}`

/** Returns the person of a guest's order, or undefined for an order of an account and for an erased order. */
export async function findGuestId(orm: Orm, orderId: string): Promise<number | undefined> {
  const [person] = await orm
    .select({ id: people.id })
    .from(orders)
    .innerJoin(people, and(eq(people.id, orders.personId), isNull(people.userId)))
    .where(eq(orders.id, orderId))
  return person?.id
}

/** Returns the phones and the lower-case e-mails of matching orders, last used first. */
export async function listContacts(orm: Orm, which: SQL): Promise<Pick<Guest, 'phones' | 'emails'>> {
  const list = async (column: PgColumn | SQL<string>) => {
    const rows = await orm
      .select({ value: sql<string>`${column}` })
      .from(orders)
      .where(and(which, ne(column as SQL<string>, '')))
      .groupBy(column)
      .orderBy(sql`${max(orders.placedAt)} desc`, sql`${max(orders.number)} desc`)
      .limit(CUSTOMER_CONTACTS_MAX)
    return rows.map(({ value }) => value)
  }
  return { phones: await list(orders.phone), emails: await list(sql<string>`lower(${orders.email})`) }
}

/** Returns the guest of an order as staff see them, or undefined if the order has no guest. */
export async function findGuest(orm: Orm, orderId: string): Promise<Guest | undefined> {
  const personId = await findGuestId(orm, orderId)
  const { number, name } = orders
  const [order] = await orm.select({ number, name }).from(orders).where(eq(orders.id, orderId))
  if (personId === undefined || !order) return undefined
  const which = matchGuest(personId)
  const [counted] = await orm.select({ number: count() }).from(orders).where(which)
  const guestOrders = await listMatchingOrders(orm, which)
  return {
    id: orderId,
    ...order,
    ...(await listContacts(orm, which)),
    orderCount: counted?.number ?? 0,
    lastPlacedAt: guestOrders[0]?.placedAt ?? '',
    orders: guestOrders,
    openOrderCount: await countOpenOrders(orm, which),
    consents: await listOrderConsents(orm, which),
  }
}
