import { OFFER_VERSIONS_MAX } from '@rapport/contract/offers/offer-limits'
import type { AdminResult } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { compareDocuments } from '@rapport/staff-contract/offers/compare-documents'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { and, eq } from 'drizzle-orm'
import { getVersion } from '../offers/lock-offer.ts'
import { getOfferSettings } from '../offers/offer-settings.ts'
import { offers, offerVersions } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { defaultTerms } from './draft-from-order.ts'
import { recordOfferWrite } from './record-write.ts'
import { getDraft, lockRevision, type OfferAuthor, type OfferRevision } from './save-draft.ts'
import { calculateDraft } from './write-draft.ts'

/** Starts a new version from the newest one, with its prices. Throws 409 if there is a draft. */
export async function createVersion(tx: Orm, target: OfferRevision, author: OfferAuthor): Promise<void> {
  const offer = await lockRevision(tx, target, author)
  const { draft, comment, listPrices, sentAt } = await getVersion(tx, offer.id, offer.newest)
  if (!sentAt) throw new ApiError(409, staffOfferMessages.draftExists)
  if (offer.newest >= OFFER_VERSIONS_MAX) throw new ApiError(409, staffOfferMessages.versionsTooMany)
  const { now, staffId } = author
  const { settings } = await getOfferSettings(tx)
  const { validUntil } = defaultTerms(settings, now)
  const calculated = await calculateDraft(
    tx,
    { ...draft, comment, validUntil },
    { orderId: offer.orderId, now, before: { lines: draft.lines, listPrices } },
  )
  const version = offer.newest + 1
  await tx
    .insert(offerVersions)
    .values({ offerId: offer.id, version, ...calculated, createdAt: now, authorId: staffId })
  await tx.update(offers).set({ newest: version }).where(eq(offers.id, offer.id))
  await recordOfferWrite(tx, offer, author, { after: { version, total: calculated.total } })
}

/** Deletes the draft of an offer, and the offer with it if nothing was sent. Throws 409 without a draft. */
export async function discardDraft(tx: Orm, target: OfferRevision, author: OfferAuthor): Promise<void> {
  const offer = await lockRevision(tx, target, author)
  const { version } = await getDraft(tx, offer)
  await recordOfferWrite(tx, offer, author, { before: { version } })
  if (offer.sentVersion === null) {
    await tx.delete(offers).where(eq(offers.id, offer.id))
    return
  }
  await tx
    .delete(offerVersions)
    .where(and(eq(offerVersions.offerId, offer.id), eq(offerVersions.version, version)))
  await tx
    .update(offers)
    .set({ newest: version - 1 })
    .where(eq(offers.id, offer.id))
}

/** Compares two versions of an offer. Throws 404 if one is missing. */
export async function compareVersions(
  orm: Orm,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<AdminResult<'compareOfferVersions'>> {
  const [older, newer] = [await getVersion(orm, id, from), await getVersion(orm, id, to)]
  return {
    from: { document: older.document, comment: older.comment },
    to: { document: newer.document, comment: newer.comment },
    changes: compareDocuments(older, newer),
  }
}
