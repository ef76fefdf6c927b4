import { ORDER_STATUSES, type OrderStatus } from '@rapport/contract/orders/order-status'
import { stageMailMessages } from '@rapport/contract/orders/stage-mails'
import { and, eq, ne } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { orderProduction } from '../tables.ts'

/** Returns whether production may still reach a stage. */
export const hasStagesAhead = (status: OrderStatus): boolean =>
  ORDER_STATUSES.indexOf(status) < ORDER_STATUSES.indexOf('shipped')

/**
 * Turns mails about stages on or off, as the customer chose. The present stage is not mailed. Throws 404 if the order is
 * missing, erased or without an address, 409 if there is no stage ahead to write about.
 */
export async function setStageMails(
  tx: Orm,
  orderId: string,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<void> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), ne(orders.email, '')))
    .for('update')
  if (!order) throw notFound()
  if (wanted && !hasStagesAhead(order.status)) throw new ApiError(409, stageMailMessages.orderClosed)
  await tx.insert(orderProduction).values({ orderId }).onConflictDoNothing()
  const [production] = await tx.select().from(orderProduction).where(eq(orderProduction.orderId, orderId))
  if (!production || production.wantsMails === wanted) return
  const { stageId, doneAt } = production
  await tx
    .update(orderProduction)
    .set({
      wantsMails: wanted,
      mailsChosenAt: now,
      mailDueAt: null,
      mailedStageId: stageId,
      mailedDone: doneAt !== null,
    })
    .where(eq(orderProduction.orderId, orderId))
}
