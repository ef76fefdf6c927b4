import type { OrderMessage } from '@rapport/contract/orders/order-message'
import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { eq, gte, min } from 'drizzle-orm'
import { listMessages } from '../orders/conversation/list-messages.ts'
import type { SignFile } from '../orders/conversation/message-files.ts'
import { orderMessages } from '../orders/conversation/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { offers, offerVersions } from './tables.ts'

/**
 * Returns the conversation about the order of an offer since the offer was first sent: what was written before is shown
 * in the account only. The token must be valid.
 */
export async function listOfferMessages(orm: Orm, token: string, sign: SignFile): Promise<OrderMessage[]> {
  const [offer] = await orm
    .select({ orderId: offers.orderId, since: min(offerVersions.sentAt) })
    .from(offers)
    .innerJoin(offerVersions, eq(offerVersions.offerId, offers.id))
    .where(eq(offers.token, token))
    .groupBy(offers.orderId)
  if (!offer?.since) return []
  return listMessages(orm, offer.orderId, sign, gte(orderMessages.at, offer.since))
}

/** Returns the number and status of the order of an offer; undefined for an unknown token. */
export async function findOfferOrder(
  orm: Orm,
  token: string,
): Promise<{ number: string; status: OrderStatus } | undefined> {
  const [order] = await orm
    .select({ number: orders.number, status: orders.status })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .where(eq(offers.token, token))
  return order
}
