import { randomUUID } from 'node:crypto'
import { OFFER_TEMPLATES_MAX, type OfferTemplate } from '@rapport/staff-contract/offers/offer-template'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { asc, count, eq } from 'drizzle-orm'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import { getVersion, lockOffer } from '../offers/lock-offer.ts'
import { offerTemplates } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'

/** Returns all templates by title. */
export async function listTemplates(orm: Orm): Promise<{ templates: OfferTemplate[] }> {
  const rows = await orm
    .select()
    .from(offerTemplates)
    .orderBy(asc(offerTemplates.title), asc(offerTemplates.id))
    .limit(OFFER_TEMPLATES_MAX)
  return {
    templates: rows.map(({ id, title, draft, createdAt }) => ({
      id,
      title,
      lineCount: draft.lines.length,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** Creates a template from the newest version of an offer. The comment may name the customer, so it is left out. */
export async function createTemplate(
  tx: Orm,
  offerId: string,
  title: string,
  { now, audit }: Pick<OrderAuthor, 'now' | 'audit'>,
): Promise<void> {
  const [stored] = await tx.select({ number: count() }).from(offerTemplates)
  if ((stored?.number ?? 0) >= OFFER_TEMPLATES_MAX)
    throw new ApiError(409, staffOfferMessages.templatesTooMany)
  const offer = await lockOffer(tx, { id: offerId })
  const { draft, listPrices } = await getVersion(tx, offerId, offer.newest)
  const { validUntil: _, ...rest } = draft
  const id = randomUUID()
  await tx
    .insert(offerTemplates)
    .values({ id, title, draft: { ...rest, comment: '' }, listPrices, createdAt: now })
  await audit(tx, { subject: 'offer-template', subjectId: id, title, after: { title } })
}

/** Deletes a template. Throws 404 if it is missing. */
export async function deleteTemplate(
  tx: Orm,
  id: string,
  { audit }: Pick<OrderAuthor, 'audit'>,
): Promise<void> {
  const [gone] = await tx.delete(offerTemplates).where(eq(offerTemplates.id, id)).returning()
  if (!gone) throw notFound()
  await audit(tx, {
    subject: 'offer-template',
    subjectId: id,
    title: gone.title,
    before: { title: gone.title },
  })
}
