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

/** Who does something about an order, and when. */
export interface OrderAuthor {
  staffId: number
  now: Date
  /** How long before `now` it was pressed: without a connection a write comes later. */
  pressedAgoMs: number
  /** Writes to the audit log, within the transaction that does it. */
  audit(tx: Orm, entry: AuditEntry): Promise<void>
}

/** An order, and the version that somebody's write started from. */
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

/** Locks an order and how it is dealt with: one write follows another. Throws the 404 of none. */
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
 * The same for a write that depends on how the order stands. Throws the 400 of one that does not say from which version it
 * started, and the 409 of one that started from another than the present, with the order as it is.
 */
export async function lockOrderVersion(tx: Orm, { id, version }: OrderVersion): Promise<LockedOrder> {
  const order = await lockOrder(tx, id)
  await checkVersion(version, order.handling.version, inboxMessages, async () => ({
    order: await findInboxOrder(tx, id),
  }))
  return order
}

/** Returns when a write was pressed, by the server's clock: not before the order came, nor before the write that it follows. */
export function pressedAt(
  { placedAt, handling: { changedAt } }: Pick<LockedOrder, 'placedAt' | 'handling'>,
  { now, pressedAgoMs }: Pick<OrderAuthor, 'now' | 'pressedAgoMs'>,
): Date {
  const earliest = Math.max(placedAt.getTime(), changedAt?.getTime() ?? 0)
  return new Date(Math.min(now.getTime(), Math.max(earliest, now.getTime() - pressedAgoMs)))
}

/** Changes how a locked order is dealt with, under a new version, notes it, and tells who looks at orders. */
export async function updateHandling(
  tx: Orm,
  order: LockedOrder,
  values: Partial<Pick<OrderHandling, 'assigneeId' | 'callBy' | 'promisedBy' | 'missedCalls'>>,
  author: OrderAuthor,
  noted: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> {
  const { id, number, handling } = order
  await tx
    .update(orderHandling)
    .set({ ...values, version: handling.version + 1, changedAt: pressedAt(order, author) })
    .where(eq(orderHandling.orderId, id))
  await notifyOrders(tx, { kind: 'changed', orderId: id })
  await author.audit(tx, { subject: 'order', subjectId: id, title: number, ...noted })
}
