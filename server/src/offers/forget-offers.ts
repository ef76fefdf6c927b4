import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { offerAnswers, offerEvents, offerMails, offers, offerVersions } from './tables.ts'

/**
 * Erases personal data from the offers of erased orders: comments, names, questions, addresses. Links stop to work. What
 * proves an acceptance stays, as for consents: its time, version and the hash of the document.
 */
export async function forgetOffers(tx: Orm, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  const erased = await tx
    .update(offers)
    .set({ token: sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')` })
    .where(inArray(offers.orderId, orderIds))
    .returning({ id: offers.id })
  const ids = erased.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(offerVersions)
    .set({ comment: '', recipient: null })
    .where(inArray(offerVersions.offerId, ids))
  await tx
    .update(offerAnswers)
    .set({ name: '', text: '', ip: null, userAgent: '' })
    .where(inArray(offerAnswers.offerId, ids))
  await tx.update(offerEvents).set({ text: '' }).where(inArray(offerEvents.offerId, ids))
  await tx.delete(offerMails).where(inArray(offerMails.offerId, ids))
}
