import { messages } from '@rapport/contract/errors/messages'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { OFFER_DAYS_MAX } from '@rapport/contract/offers/offer-limits'
import { discountLimit } from '@rapport/staff-contract/offers/offer-settings'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { eq } from 'drizzle-orm'
import { lockOrder, updateHandling } from '../inbox/lock-order.ts'
import { getVersion, type LockedOffer, lockOffer, type VersionRow } from '../offers/lock-offer.ts'
import { enqueueOfferMail, type OfferMailQueue } from '../offers/mails/offer-mails.ts'
import { recordOfferEvent } from '../offers/offer-events.ts'
import { getOfferSettings } from '../offers/offer-settings.ts'
import { offers } from '../offers/tables.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { recordOfferWrite } from './record-write.ts'
import { getDraft, lockRevision, type OfferAuthor, type OfferRevision, updateVersion } from './save-draft.ts'
import { calculateDraft } from './write-draft.ts'

/**
 * Sends the draft to the customer. With a discount above the limit of the author's role it waits for an owner instead.
 * Throws 422 at the field of what is missing: a price, a day ahead, an address.
 */
export async function sendOffer(
  tx: Orm,
  { email, ...target }: OfferRevision & { email?: string | undefined },
  author: OfferAuthor,
  mails: OfferMailQueue,
): Promise<void> {
  const offer = await lockRevision(tx, target, author)
  const version = await recalculate(tx, offer, author)
  checkReady(offer, version, { now: author.now, email })
  const recipient = email ?? null
  const { settings } = await getOfferSettings(tx)
  if (version.discount > discountLimit(author.role, settings)) {
    await updateVersion(tx, version, { state: 'approval', recipient })
    const waiting = { version: version.version, discount: version.discount }
    await recordOfferWrite(tx, offer, author, { after: waiting })
    return
  }
  await deliver(tx, offer, { ...version, recipient }, author, mails)
}

/** Approves the discount of an offer and sends it. Throws 409 if it does not wait for approval. */
export async function approveOffer(
  tx: Orm,
  target: OfferRevision,
  author: OfferAuthor,
  mails: OfferMailQueue,
): Promise<void> {
  const offer = await lockRevision(tx, target, author)
  const { state, recipient } = await getDraft(tx, offer)
  if (state !== 'approval') throw new ApiError(409, staffOfferMessages.nothingToApprove)
  const version = await recalculate(tx, offer, author)
  checkReady(offer, version, { now: author.now, email: recipient ?? undefined })
  await updateVersion(tx, version, { approvedBy: author.staffId })
  await deliver(tx, offer, version, author, mails)
}

/** Calculates the draft with the VAT of today, which is the day of the document. */
async function recalculate(tx: Orm, offer: LockedOffer, { now }: OfferAuthor): Promise<VersionRow> {
  const version = await getDraft(tx, offer)
  const { draft, comment, listPrices } = version
  const calculated = await calculateDraft(
    tx,
    { ...draft, comment },
    { orderId: offer.orderId, now, before: { lines: draft.lines, listPrices } },
  )
  await updateVersion(tx, version, calculated)
  return getVersion(tx, offer.id, version.version)
}

function checkReady(
  { order }: LockedOffer,
  { document, validUntil }: VersionRow,
  { now, email }: { now: Date; email: string | undefined },
): void {
  if (order.status === 'refused') throw new ApiError(409, staffOfferMessages.orderRefused)
  const errors: Record<string, string[]> = {}
  document.lines.forEach(({ unitPrice, operations }, index) => {
    if (unitPrice === null) errors[`lines.${index}.unitPrice`] = [staffOfferMessages.priceMissing]
    operations.forEach((operation, place) => {
      if (operation.unitPrice === null)
        errors[`lines.${index}.operations.${place}.unitPrice`] = [staffOfferMessages.priceMissing]
    })
  })
  const today = moscowDay(now)
  if (validUntil < today) errors.validUntil = [staffOfferMessages.validUntilPast]
  if (validUntil > addDays(today, OFFER_DAYS_MAX)) errors.validUntil = [staffOfferMessages.validUntilFar]
  if (!email && order.email === '') errors.email = [staffOfferMessages.noEmail]
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
}

/** Puts a version in force, in place of the one before, and enqueues its mail. */
async function deliver(
  tx: Orm,
  offer: LockedOffer,
  version: VersionRow,
  author: OfferAuthor,
  mails: OfferMailQueue,
): Promise<void> {
  const { now, staffId } = author
  const { id, sentVersion } = offer
  if (sentVersion !== null)
    await updateVersion(tx, { offerId: id, version: sentVersion }, { state: 'superseded' })
  const { recipient } = version
  await updateVersion(tx, version, {
    state: 'sent',
    recipient,
    sentAt: now,
    sentBy: staffId,
    authorName: author.name,
  })
  await tx.update(offers).set({ sentVersion: version.version }).where(eq(offers.id, id))
  await recordOfferEvent(tx, { offerId: id, version: version.version, kind: 'sent', at: now, staffId })
  await enqueueOfferMail(tx, mails, {
    offerId: id,
    version: version.version,
    kind: 'offer',
    recipient,
    at: now,
  })
  const { total, discount } = version
  await recordOfferWrite(tx, offer, author, { after: { version: version.version, total, discount } })
  const status = await applyOrderEvent(tx, offer.orderId, 'offer-sent', { at: now, by: 'staff', staffId })
  if (!status) return
  const order = await lockOrder(tx, offer.orderId)
  await updateHandling(tx, order, { callBy: null }, author, {
    before: { status: offer.order.status },
    after: { status },
  })
}

/** Sends the mail of the version in force again. Throws 409 if nothing was sent or the order is refused, 422 without an address. */
export async function resendOffer(
  tx: Orm,
  { id, email }: { id: string; email?: string | undefined },
  author: OfferAuthor,
  mails: OfferMailQueue,
): Promise<void> {
  const offer = await lockOffer(tx, { id })
  if (offer.sentVersion === null) throw new ApiError(409, staffOfferMessages.notSent)
  if (offer.order.status === 'refused') throw new ApiError(409, staffOfferMessages.orderRefused)
  const version = await getVersion(tx, id, offer.sentVersion)
  const recipient = email ?? version.recipient
  if (!recipient && offer.order.email === '')
    throw new ApiError(422, messages.invalid, { email: [staffOfferMessages.noEmail] })
  const mail = { offerId: id, version: version.version, kind: 'offer', recipient, at: author.now } as const
  await enqueueOfferMail(tx, mails, mail)
  await recordOfferWrite(tx, offer, author, {
    after: { version: version.version, otherEmail: email !== undefined },
  })
}
