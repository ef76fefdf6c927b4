import type { OrderStatus } from '@rapport/contract/orders/order-status'
import type { OrderEvent } from '@rapport/staff-contract/order-rules/order-rules-events'
import { eq } from 'drizzle-orm'
import { releaseBookings } from '../calculations/bookings/book-operations.ts'
import { getDueAt } from '../order-rules/get-due-at.ts'
import type { Orm } from '../platform/database/database.ts'
import { addStatusMessage } from './conversation/status-message.ts'
import { orderStatusChanges, orders } from './tables.ts'

export interface StatusChange {
  status: OrderStatus
  by: (typeof orderStatusChanges.$inferSelect)['by']
  at: Date
  /** The staff member who made the change. */
  staffId?: number
  /** Reason of a refusal. */
  reason?: string
  /** The event whose rule made the change. */
  event?: OrderEvent
}

/**
 * Changes the status of an order, sets by when it needs its next step, and records the change. The customer gets a message
 * if the factory's rules say so. The order must be locked.
 */
export async function changeOrderStatus(tx: Orm, orderId: string, change: StatusChange): Promise<void> {
  const { status } = change
  await addStatusMessage(tx, orderId, change)
  await tx
    .update(orders)
    .set({ status, dueAt: await getDueAt(tx, change) })
    .where(eq(orders.id, orderId))
  await tx.insert(orderStatusChanges).values({ orderId, ...change })
  await releaseBookings(tx, orderId, change.status === 'refused')
}
