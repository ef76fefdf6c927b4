import { ORDER_STATUSES, type OrderStatus } from '@rapport/contract/orders/order-status'
import { eq } from 'drizzle-orm'
import { getOrderRules, isCustomerNotified } from '../../order-rules/get-order-rules.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type orderStatusChanges, orders } from '../tables.ts'
import { orderMessages } from './tables.ts'

/** What a customer reads about a status. */
const STATUS_TEXTS: Record<Exclude<OrderStatus, 'new'>, string> = {
  called: 'Поговорили с\u00A0вами о\u00A0заявке и\u00A0продолжаем работу.',
  calculating: 'Считаем стоимость вашего заказа.',
  quoted: 'Предложение по\u00A0вашей заявке готово.',
  paid: 'Получили оплату, спасибо! Готовим заказ к\u00A0производству.',
  'in-production': 'Ваш заказ в\u00A0производстве.',
  shipped: 'Ваш заказ отправлен.',
  done: 'Заказ выполнен. Спасибо, что выбрали нас!',
  refused: 'Заявка закрыта. Если это ошибка, ответьте на\u00A0сообщение.',
}

/**
 * Adds the message about a new status, with a mail, if the factory's rules notify of it. A step back, and a change that
 * the customer made, have none. To be called before the change.
 */
export async function addStatusMessage(
  tx: Orm,
  orderId: string,
  { status, by, at }: Pick<typeof orderStatusChanges.$inferSelect, 'status' | 'by' | 'at'>,
): Promise<void> {
  if (status === 'new' || by === 'customer') return
  if (!isCustomerNotified(await getOrderRules(tx), status)) return
  const [order] = await tx
    .select({ status: orders.status, email: orders.email })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order || ORDER_STATUSES.indexOf(status) <= ORDER_STATUSES.indexOf(order.status)) return
  await tx.insert(orderMessages).values({
    orderId,
    at,
    author: 'system',
    source: 'status',
    text: STATUS_TEXTS[status],
    // A job of each minute sends it: what changes a status knows no queue.
    mailState: order.email ? 'pending' : null,
  })
}
