import type { UserOrder } from '@rapport/contract/accounts/accounts'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { orderFiles, orders } from './tables.ts'

/** Orders an account shows, at most. */
const ORDERS_MAX = 500

/** Returns a user's orders, newest first. */
export function listUserOrders(orm: Orm, userId: number): Promise<UserOrder[]> {
  return listOrders(orm, eq(orders.userId, userId))
}

export async function findUserOrder(
  orm: Orm,
  userId: number,
  number: string,
): Promise<UserOrder | undefined> {
  const [order] = await listOrders(orm, and(eq(orders.userId, userId), eq(orders.number, number)))
  return order
}

async function listOrders(orm: Orm, where: SQL | undefined): Promise<UserOrder[]> {
  const { id, number, placedAt, comment } = orders
  const rows = await orm
    .select({ id, number, placedAt, comment })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(ORDERS_MAX)
  const files = await listFiles(
    orm,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    comment: row.comment,
    files: (files.get(row.id) ?? []).map(({ name, size }) => ({ name, size })),
  }))
}

async function listFiles(orm: Orm, orderIds: string[]) {
  const { orderId, name, size } = orderFiles
  const rows =
    orderIds.length > 0
      ? await orm
          .select({ orderId, name, size })
          .from(orderFiles)
          .where(inArray(orderId, orderIds))
          .orderBy(asc(orderFiles.position))
      : []
  return Map.groupBy(rows, (row) => row.orderId)
}
