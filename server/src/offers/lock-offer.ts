import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { and, eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { notFound } from '../platform/http/api-error.ts'
import { offers, offerVersions } from './tables.ts'

export type OfferRow = typeof offers.$inferSelect
export type VersionRow = typeof offerVersions.$inferSelect

/** A locked offer, with the facts of its order that rules depend on. */
export interface LockedOffer extends OfferRow {
  order: { id: string; number: string; status: OrderStatus; email: string }
}

/**
 * Locks the order of an offer, and returns the offer. Throws 404 if it is missing. All writes of offers lock the order
 * first, so that none waits for another in a circle.
 */
export async function lockOffer(tx: Orm, by: { id: string } | { token: string }): Promise<LockedOffer> {
  if ('token' in by && !LINK_TOKEN.test(by.token)) throw notFound()
  const which = 'id' in by ? eq(offers.id, by.id) : eq(offers.token, by.token)
  const [found] = await tx.select({ orderId: offers.orderId }).from(offers).where(which)
  if (!found) throw notFound()
  const [order] = await tx
    .select({ id: orders.id, number: orders.number, status: orders.status, email: orders.email })
    .from(orders)
    .where(eq(orders.id, found.orderId))
    .for('update')
  // Read again: it may have changed, or been deleted, while this transaction waited.
  const [offer] = await tx.select().from(offers).where(which).for('update')
  if (!order || !offer) throw notFound()
  return { ...offer, order }
}

/** Returns a version of an offer. Throws 404 if it is missing. */
export async function getVersion(orm: Orm, offerId: string, version: number): Promise<VersionRow> {
  const [row] = await orm
    .select()
    .from(offerVersions)
    .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.version, version)))
  if (!row) throw notFound()
  return row
}
