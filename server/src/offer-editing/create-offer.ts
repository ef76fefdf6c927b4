import { randomUUID } from 'node:crypto'
import { messages } from '@rapport/contract/errors/messages'
import type { ListPrices } from '@rapport/staff-contract/offers/calculate-offer'
import type { OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { count, eq, sql } from 'drizzle-orm'
import { lockOrder, type OrderAuthor } from '../inbox/lock-order.ts'
import { getVersion } from '../offers/lock-offer.ts'
import { nextOfferNumber } from '../offers/offer-number.ts'
import { getOfferSettings } from '../offers/offer-settings.ts'
import { offers, offerTemplates, offerVersions } from '../offers/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { newToken } from '../platform/security/tokens.ts'
import { findCalculatedParts } from './draft-from-calculation.ts'
import { defaultTerms, draftFromOrder } from './draft-from-order.ts'
import { recordOfferWrite } from './record-write.ts'
import { calculateDraft } from './write-draft.ts'

/** Offers of one order, at most. */
const OFFERS_OF_ORDER_MAX = 20

/** What a new offer is made from: the order itself, another offer, or a template. */
export interface OfferSource {
  offerId?: string | undefined
  templateId?: string | undefined
}

/** Creates an offer with its first draft. Returns its id. Throws 404 without the order, 422 for an unknown source. */
export async function createOffer(
  tx: Orm,
  orderId: string,
  source: OfferSource,
  author: OrderAuthor,
): Promise<string> {
  const order = await lockOrder(tx, orderId)
  const [own] = await tx.select({ number: count() }).from(offers).where(eq(offers.orderId, orderId))
  if ((own?.number ?? 0) >= OFFERS_OF_ORDER_MAX) throw new ApiError(409, staffOfferMessages.offersTooMany)
  const { now, staffId } = author
  const { draft, listPrices } = await takeDraft(tx, orderId, source, now)
  const calculated = await calculateDraft(tx, draft, { orderId, now, before: { lines: [], listPrices } })
  const id = randomUUID()
  const number = await nextOfferNumber(tx, now)
  await tx.insert(offers).values({ id, orderId, number, token: newToken(), createdAt: now, updatedAt: now })
  await tx
    .insert(offerVersions)
    .values({ offerId: id, version: 1, ...calculated, createdAt: now, authorId: staffId })
  await recordOfferWrite(tx, { id, number, order }, author, {
    after: { version: 1, total: calculated.total },
  })
  return id
}

interface SourceDraft {
  draft: OfferDraft
  /** Prices of operations, which the tables of today don't have without their places and sizes. */
  listPrices: ListPrices
}

/** Prices of products by the list are those of today, so that a discount is measured by them. */
async function takeDraft(
  tx: Orm,
  orderId: string,
  { offerId, templateId }: OfferSource,
  now: Date,
): Promise<SourceDraft> {
  const { settings } = await getOfferSettings(tx)
  if (offerId !== undefined) {
    const [other] = await tx
      .select({
        newest: offers.newest,
        isOwn: sql<boolean>`${orders.personId} = ${selectPerson(tx, orderId)}`,
      })
      .from(offers)
      .innerJoin(orders, eq(orders.id, offers.orderId))
      .where(eq(offers.id, offerId))
    if (!other) throw unknownSource('offerId')
    const { draft, comment, listPrices } = await getVersion(tx, offerId, other.newest)
    const { validUntil } = defaultTerms(settings, now)
    // The comment may name the customer: another one must not read it, and erasure would not find it.
    return { draft: { ...draft, comment: other.isOwn ? comment : '', validUntil }, listPrices }
  }
  if (templateId !== undefined) {
    const [template] = await tx.select().from(offerTemplates).where(eq(offerTemplates.id, templateId))
    if (!template) throw unknownSource('templateId')
    const { draft, listPrices } = template
    return { draft: { ...draft, validUntil: defaultTerms(settings, now).validUntil }, listPrices }
  }
  const calculated = await findCalculatedParts(tx, orderId, now)
  if (!calculated) return { draft: await draftFromOrder(tx, orderId, settings, now), listPrices: {} }
  const { listPrices, ...parts } = calculated
  return { draft: { ...parts, comment: '', ...defaultTerms(settings, now) }, listPrices }
}

const selectPerson = (tx: Orm, orderId: string) =>
  tx.select({ id: orders.personId }).from(orders).where(eq(orders.id, orderId))

const unknownSource = (field: string) =>
  new ApiError(422, messages.invalid, { [field]: [messages.fieldInvalid] })
