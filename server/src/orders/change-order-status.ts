import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { orderStatusChanges, orders } from './tables.ts'

export interface StatusChange {
  status: OrderStatus
  by: (typeof orderStatusChanges.$inferSelect)['by']
  at: Date
  /** The staff member who made the change. */
  staffId?: number
  /** Reason of a refusal. */
  reason?: string
}

/** Changes the status of an order and records the change. The order must be locked. */
export async function changeOrderStatus(tx: Orm, orderId: string, change: StatusChange): Promise<void> {
  await tx.update(orders).set({ status: change.status }).where(eq(orders.id, orderId))
  await tx.insert(orderStatusChanges).values({ orderId, ...change })
}
