import { and, asc, count, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { cities } from '../contacts/tables.ts'
import type { Orm } from '../platform/database.ts'
import { orderConsents, orderDeliveries, orderFiles, orders } from './tables.ts'

export async function findNumberById(orm: Orm, id: string): Promise<string | undefined> {
  const [row] = await orm.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return row?.number
}

export async function findOrderFile(
  orm: Orm,
  id: string,
): Promise<{ name: string; removedAt: Date | null } | undefined> {
  const [row] = await orm
    .select({ name: orderFiles.name, removedAt: orderFiles.removedAt })
    .from(orderFiles)
    .where(eq(orderFiles.id, id))
  return row
}

/** Returns the bytes of all files of orders that are in the store. */
export async function sumStoredFileBytes(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ bytes: sql<string>`coalesce(sum(${orderFiles.size}), 0)` })
    .from(orderFiles)
    .where(isNull(orderFiles.removedAt))
  return Number(row?.bytes ?? 0)
}

/** Those of the ids that belong to an order. */
export async function findOwnedFiles(orm: Orm, ids: string[]): Promise<Set<string>> {
  const rows = await orm.select({ id: orderFiles.id }).from(orderFiles).where(inArray(orderFiles.id, ids))
  return new Set(rows.map((row) => row.id))
}

/** A delivery with everything it may have to tell. */
export async function findDelivery(orm: Orm, id: string) {
  const [found] = await orm
    .select({
      delivery: orderDeliveries,
      order: orders,
      consent: orderConsents,
      city: cities.city,
      userEmail: users.email,
    })
    .from(orderDeliveries)
    .innerJoin(orders, eq(orders.id, orderDeliveries.orderId))
    .leftJoin(orderConsents, eq(orderConsents.orderId, orders.id))
    .leftJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orderDeliveries.id, id))
  if (!found) return undefined
  const files = await orm
    .select()
    .from(orderFiles)
    .where(eq(orderFiles.orderId, found.order.id))
    .orderBy(asc(orderFiles.position))
  return { ...found, files }
}
type Found = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** An order as it is told of. */
export type ToldOrder = Pick<Found, 'order' | 'city' | 'consent' | 'files' | 'userEmail'>

export function listPendingDeliveries(orm: Orm, channels: readonly Found['delivery']['channel'][]) {
  return orm
    .select({ id: orderDeliveries.id, channel: orderDeliveries.channel })
    .from(orderDeliveries)
    .where(and(eq(orderDeliveries.state, 'pending'), inArray(orderDeliveries.channel, [...channels])))
}

/** Returns a sentence for whoever runs the site while mails or messages of orders can't leave. */
export async function notificationsState(orm: Orm): Promise<string | undefined> {
  const [waiting] = await orm
    .select({ number: count(), reason: max(orderDeliveries.lastError) })
    .from(orderDeliveries)
    .where(and(eq(orderDeliveries.state, 'pending'), gt(orderDeliveries.attempts, 1)))
  if (!waiting?.number) return undefined
  return `${waiting.number} mails or messages of orders wait for another try (${waiting.reason})`
}
