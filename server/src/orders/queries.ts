import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { cities } from '../contacts/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { findOrderCalculation } from './lines/order-calculation.ts'
import { listOrderLines } from './lines/order-lines.ts'
import { orderConsents, orderFiles, orderNotifications, orders } from './tables.ts'

export async function findOrderNumberById(orm: Orm, id: string): Promise<string | undefined> {
  const [row] = await orm.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return row?.number
}

export async function findOrderFile(orm: Orm, id: string): Promise<OrderFile | undefined> {
  const [row] = await orm.select().from(orderFiles).where(eq(orderFiles.id, id))
  return row
}
type OrderFile = typeof orderFiles.$inferSelect

/** Returns the files of an order whose contents are still stored. */
export const listStoredFiles = (orm: Orm, orderId: string): Promise<OrderFile[]> =>
  orm
    .select()
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, orderId), isNull(orderFiles.removedAt)))
    .orderBy(asc(orderFiles.position))

/** Matches files of the customer. Files that staff added are hidden from customers, unless a message brought them. */
export const isSentByCustomer = isNull(orderFiles.staffId)

/** Matches files that came with the order itself, not with a message. */
export const isOrderFile = and(isSentByCustomer, isNull(orderFiles.messageId)) as SQL

/** Returns the total size of all stored order files. */
export async function sumStoredFileBytes(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ bytes: sql<string>`coalesce(sum(${orderFiles.size}), 0)` })
    .from(orderFiles)
    .where(isNull(orderFiles.removedAt))
  return Number(row?.bytes ?? 0)
}

/** Returns the given file ids that exist in an order. */
export async function findOwnedFiles(orm: Orm, ids: string[]): Promise<Set<string>> {
  const rows = await orm.select({ id: orderFiles.id }).from(orderFiles).where(inArray(orderFiles.id, ids))
  return new Set(rows.map((row) => row.id))
}

/** Returns a notification with the number of its order. */
export async function findNotification(orm: Orm, id: string) {
  const [row] = await orm
    .select({ ...getTableColumns(orderNotifications), orderNumber: orders.number })
    .from(orderNotifications)
    .innerJoin(orders, eq(orders.id, orderNotifications.orderId))
    .where(eq(orderNotifications.id, id))
  return row
}
export type Notification = NonNullable<Awaited<ReturnType<typeof findNotification>>>

/** Returns an order with all data that notifications need. */
export async function getOrderDetails(orm: Orm, orderId: string) {
  const [row] = await orm
    .select({ order: orders, consent: orderConsents, city: cities.city, userEmail: users.email })
    .from(orders)
    .leftJoin(orderConsents, eq(orderConsents.orderId, orders.id))
    .leftJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (!row) throw new Error('Order not found')
  const files = await orm
    .select()
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, orderId), isOrderFile))
    .orderBy(asc(orderFiles.position))
  return {
    ...row,
    lines: await listOrderLines(orm, orderId),
    calculation: await findOrderCalculation(orm, orderId),
    files,
  }
}
export type OrderDetails = Awaited<ReturnType<typeof getOrderDetails>>

export function listPendingNotifications(orm: Orm, channels: readonly NotificationChannel[]) {
  return orm
    .select({ id: orderNotifications.id, channel: orderNotifications.channel })
    .from(orderNotifications)
    .where(and(eq(orderNotifications.state, 'pending'), inArray(orderNotifications.channel, [...channels])))
}

/** Returns a warning for the operator while notifications wait for a retry. */
export async function notificationsState(orm: Orm): Promise<string | undefined> {
  const [waiting] = await orm
    .select({ number: count(), reason: max(orderNotifications.lastError) })
    .from(orderNotifications)
    .where(and(eq(orderNotifications.state, 'pending'), gt(orderNotifications.attempts, 1)))
  if (!waiting?.number) return undefined
  return `${waiting.number} order notifications are waiting for a retry (${waiting.reason})`
}
