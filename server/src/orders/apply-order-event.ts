import { ORDER_STATUSES, type OrderStatus } from '@rapport/contract/orders/order-status'
import { canBecome } from '@rapport/staff-contract/inbox/order-transitions'
import type { OrderEvent } from '@rapport/staff-contract/order-rules/order-rules-events'
import { eq } from 'drizzle-orm'
import { getOrderRules } from '../order-rules/get-order-rules.ts'
import type { Orm } from '../platform/database/database.ts'
import { changeOrderStatus, type StatusChange } from './change-order-status.ts'
import { orders } from './tables.ts'

/**
 * Changes the status of an order by the factory's rule for an event. Locks the order. Returns the new status, or
 * undefined if it stays: without a rule, or if the order is as far already, done or refused.
 */
export async function applyOrderEvent(
  tx: Orm,
  orderId: string,
  event: OrderEvent,
  author: Pick<StatusChange, 'at' | 'by' | 'staffId'>,
): Promise<OrderStatus | undefined> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  const { events } = await getOrderRules(tx)
  const status = events[event]
  if (!order || status === 'none' || !mayFollow(order.status, status)) return undefined
  await changeOrderStatus(tx, orderId, { status, ...author, event })
  return status
}

/** A rule moves an order forward only. It refuses an order only where staff may. */
function mayFollow(status: OrderStatus, next: OrderStatus): boolean {
  if (status === 'done' || status === 'refused') return false
  if (next === 'refused') return canBecome(status, 'refused')
  return ORDER_STATUSES.indexOf(next) > ORDER_STATUSES.indexOf(status)
}
