import { messages } from '@rapport/contract/errors/messages'
import { CANCELLED_BY_CUSTOMER, isCancellable } from '@rapport/contract/orders/order-status'
import { and, eq } from 'drizzle-orm'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { changeOrderStatus } from '../change-order-status.ts'
import { enqueueNotification } from '../notifications/notifications.ts'
import type { OrderDeps } from '../submit/submit-order.ts'
import { orders } from '../tables.ts'

/**
 * Cancels an order of a user and enqueues a mail to the factory, in one transaction. A repeat changes nothing. Throws
 * 404 if the user has no such order, 409 if it is paid or in work.
 */
export async function cancelOrder(deps: OrderDeps, userId: number, number: string): Promise<void> {
  const isCancelled = await deps.database.orm.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.number, number)))
      .for('update')
    if (!order) throw notFound()
    if (order.status === 'refused') return false
    if (!isCancellable(order.status)) throw new ApiError(409, messages.orderInWork)
    await changeOrderStatus(tx, order.id, {
      status: 'refused',
      by: 'customer',
      at: deps.now(),
      reason: CANCELLED_BY_CUSTOMER,
    })
    await enqueueNotification(tx, deps, { id: order.id, number }, 'cancellation-mail')
    return true
  })
  if (isCancelled) deps.log.info({ order: number }, 'order cancelled by its customer')
}
