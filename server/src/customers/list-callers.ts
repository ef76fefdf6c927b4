import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { CALLER_ORDERS_MAX, CALLERS_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import type { Caller } from '@rapport/staff-contract/inbox/staff-order'
import { desc, eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { orderSummary } from '../orders/order-columns.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { listCustomers } from './list-customers.ts'

/** Customers read for a phone: some of them only mention it in a comment. */
const READ_MAX = 10

/** Returns customers with a phone such as `+79001234567`, latest activity first, each with the newest orders. */
export async function listCallers(orm: Orm, phone: string): Promise<Caller[]> {
  const { customers } = await listCustomers(orm, { q: phone, limit: READ_MAX })
  const callers: Caller[] = []
  for (const row of customers.filter(hasPhone).slice(0, CALLERS_MAX)) callers.push(await toCaller(orm, row))
  return callers
}

const hasPhone = ({ found }: CustomerRow): boolean => found === null || found.where === 'phone'

async function toCaller(orm: Orm, { id, userId, ...row }: CustomerRow): Promise<Caller> {
  const { name, email, company, orderCount } = row
  const [account] =
    userId === null ? [] : await orm.select({ cityId: users.cityId }).from(users).where(eq(users.id, userId))
  const newest = await listNewestOrders(orm, id)
  const cityId = account?.cityId ?? newest.find((order) => order.cityId !== null)?.cityId ?? null
  const shown = newest.map(({ cityId: _, placedAt, ...order }) => ({
    ...order,
    placedAt: placedAt.toISOString(),
  }))
  return { id, userId, name, email, company, orderCount, cityId, orders: shown }
}

function listNewestOrders(orm: Orm, personId: number) {
  const { id, number, placedAt, status, cityId } = orders
  return orm
    .select({ id, number, placedAt, status, cityId, summary: orderSummary })
    .from(orders)
    .where(eq(orders.personId, personId))
    .orderBy(desc(placedAt), desc(number))
    .limit(CALLER_ORDERS_MAX)
}
