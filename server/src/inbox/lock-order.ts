import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { notFound } from '../platform/http/api-error.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import { notifyOrders } from './events/notify-orders.ts'
import { findInboxOrder } from './get-order.ts'
import { orderHandling } from './tables.ts'

/** The staff member who makes a change, and the time of the request. */
export interface OrderAuthor {
  staffId: number
  now: Date
  /** Milliseconds between the click and `now`; an offline phone sends a write later. */
  pressedAgoMs: number
  /** Writes an audit row in the transaction of the change. */
  audit(tx: Orm, entry: AuditEntry): Promise<void>
}

/** An order, and the version that a change is based on. */
export interface OrderVersion {
  id: string
  version?: number | undefined
}

export type OrderHandling = typeof orderHandling.$inferSelect
export interface LockedOrder {
  id: string
  number: string
  status: OrderStatus
  cityId: number | null
  placedAt: Date
  handling: OrderHandling
}

/** Locks an order with its handling row. Throws 404 if it is missing. */
export async function lockOrder(tx: Orm, id: string): Promise<LockedOrder> {
  const [order] = await tx
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      cityId: orders.cityId,
      placedAt: orders.placedAt,
    })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update')
  if (!order) throw notFound()
  await tx.insert(orderHandling).values({ orderId: id }).onConflictDoNothing()
  const [handling] = await tx.select().from(orderHandling).where(eq(orderHandling.orderId, id))
  if (!handling) throw new Error('No row of the order')
  return { ...order, handling }
}

/**
 * Locks an order for a change based on a version. Throws 400 without `version`, 409 with the current order if
 * `version` is stale.
 */
export async function lockOrderVersion(tx: Orm, { id, version }: OrderVersion): Promise<LockedOrder> {
  const order = await lockOrder(tx, id)
  await checkVersion(version, order.handling.version, inboxMessages, async () => ({
    order: await findInboxOrder(tx, id),
  }))
  return order
}

/** Returns the server time of the click. It is never before the order or the previous change. */
export function pressedAt(
  { placedAt, handling: { changedAt } }: Pick<LockedOrder, 'placedAt' | 'handling'>,
  { now, pressedAgoMs }: Pick<OrderAuthor, 'now' | 'pressedAgoMs'>,
): Date {
  const earliest = Math.max(placedAt.getTime(), changedAt?.getTime() ?? 0)
  return new Date(Math.min(now.getTime(), Math.max(earliest, now.getTime() - pressedAgoMs)))
}

/** Updates the handling row of a locked order, raises its version, writes an audit row, and notifies open tabs. */
export async function updateHandling(
  tx: Orm,
  order: LockedOrder,
  values: Partial<Pick<OrderHandling, 'assigneeId' | 'callBy' | 'promisedBy' | 'missedCalls'>>,
  author: OrderAuthor,
  changes: Pick<AuditEntry, 'before' | 'after' | 'personal'>,
): Promise<void> {
  const { id, number, handling } = order
  await tx
    .update(orderHandling)
    .set({ ...values, version: handling.version + 1, changedAt: pressedAt(order, author) })
    .where(eq(orderHandling.orderId, id))
  await notifyOrders(tx, { kind: 'changed', orderId: id })
  await author.audit(tx, { subject: 'order', subjectId: id, title: number, ...changes })
}
