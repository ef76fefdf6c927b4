import type { OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { and, eq } from 'drizzle-orm'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import { getVersion, type LockedOffer, lockOffer, type VersionRow } from '../offers/lock-offer.ts'
import { offerVersions } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import { findOffer, type OfferViewer } from './get-offer.ts'
import { recordOfferWrite } from './record-write.ts'
import { calculateDraft } from './write-draft.ts'

/** An offer, and the revision that a write started from. */
export interface OfferRevision {
  id: string
  revision?: number | undefined
}

/** The staff member who writes an offer. */
export type OfferAuthor = OrderAuthor & OfferViewer & { name: string }

/**
 * Locks an offer for a write. Throws 400 without `revision`, 409 with the current offer if `revision` is stale: then
 * nothing is written, and the screen keeps what was typed.
 */
export async function lockRevision(
  tx: Orm,
  { id, revision }: OfferRevision,
  viewer: OfferViewer,
): Promise<LockedOffer> {
  const offer = await lockOffer(tx, { id })
  await checkVersion(revision, offer.revision, staffOfferMessages, async () => ({
    offer: await findOffer(tx, id, viewer),
  }))
  return offer
}

/** Returns the draft of a locked offer. Throws 409 if its newest version was sent. */
export async function getDraft(tx: Orm, offer: LockedOffer): Promise<VersionRow> {
  const version = await getVersion(tx, offer.id, offer.newest)
  if (version.sentAt) throw new ApiError(409, staffOfferMessages.notDraft)
  return version
}

/** Updates a version of an offer. */
export const updateVersion = (
  tx: Orm,
  { offerId, version }: Pick<VersionRow, 'offerId' | 'version'>,
  values: Partial<typeof offerVersions.$inferInsert>,
) =>
  tx
    .update(offerVersions)
    .set(values)
    .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.version, version)))

/** Replaces the draft of an offer. What waited for approval waits no longer: its discount may have changed. */
export async function saveDraft(
  tx: Orm,
  target: OfferRevision,
  draft: OfferDraft,
  author: OfferAuthor,
): Promise<void> {
  const offer = await lockRevision(tx, target, author)
  const version = await getDraft(tx, offer)
  const before = { lines: version.draft.lines, listPrices: version.listPrices }
  const calculated = await calculateDraft(tx, draft, {
    orderId: offer.orderId,
    now: author.now,
    before,
    sizesBefore: version.draft.lines,
  })
  await updateVersion(tx, version, { ...calculated, state: 'draft', authorId: author.staffId })
  await recordOfferWrite(tx, offer, author, { before: toAudited(version), after: toAudited(calculated) })
}

const toAudited = ({
  total,
  discount,
  validUntil,
}: Pick<typeof offerVersions.$inferInsert, 'total' | 'discount' | 'validUntil'>) => ({
  total,
  discount,
  validUntil,
})
