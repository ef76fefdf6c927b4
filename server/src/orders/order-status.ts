import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { orderStatusChanges, orders } from './tables.ts'

export interface StatusChange {
  status: OrderStatus
  by: (typeof orderStatusChanges.$inferSelect)['by']
  at: Date
  /** Who of the staff did it. */
  staffId?: number
  /** Why an order was refused. */
  reason?: string
}

/** Changes the status of an order that the transaction has locked, and records the change. */
export async function changeOrderStatus(tx: Orm, orderId: string, change: StatusChange): Promise<void> {
  await tx.update(orders).set({ status: change.status }).where(eq(orders.id, orderId))
  await tx.insert(orderStatusChanges).values({ orderId, ...change })
}
