import type { Offer } from '@rapport/staff-contract/offers/offer'
import { desc, eq } from 'drizzle-orm'
import { offers } from '../../offers/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { findOffer, type OfferViewer } from '../get-offer.ts'

/** Returns the offers of an order, newest first. */
export async function listOrderOffers(orm: Orm, orderId: string, viewer: OfferViewer): Promise<Offer[]> {
  const rows = await orm
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.orderId, orderId))
    .orderBy(desc(offers.createdAt), desc(offers.number))
  const found: Offer[] = []
  for (const { id } of rows) {
    const offer = await findOffer(orm, id, viewer)
    if (offer) found.push(offer)
  }
  return found
}
