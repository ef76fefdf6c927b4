import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { OFFER_VERSIONS_MAX } from '@rapport/contract/offers/offer-limits'
import { offerPath } from '@rapport/contract/paths/paths'
import type { Offer, OfferVersion } from '@rapport/staff-contract/offers/offer'
import { discountLimit } from '@rapport/staff-contract/offers/offer-settings'
import type { StaffRole } from '@rapport/staff-contract/staff/permissions'
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listOfferEvents } from '../inbox/list-offer-events.ts'
import type { VersionRow } from '../offers/lock-offer.ts'
import { versionNumber } from '../offers/offer-number.ts'
import { getOfferSettings } from '../offers/offer-settings.ts'
import { offerAnswers, offerEvents, offerMails, offers, offerVersions } from '../offers/tables.ts'
import { getState } from '../offers/version-state.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'
import { findListPrices, getPriceList } from './prices/list-prices.ts'
import { findShownPrices } from './prices/shown-prices.ts'

const MAILS_MAX = 100

const person = { id: staff.id, name: staff.name }
const approver = alias(staff, 'approver')

/** The staff member who looks, and the time. */
export interface OfferViewer {
  role: StaffRole
  now: Date
}

/** Returns a whole offer, or undefined if it is missing. */
export async function findOffer(
  orm: Orm,
  id: string,
  { role, now }: OfferViewer,
): Promise<Offer | undefined> {
  const [row] = await orm
    .select({ offer: offers, orderNumber: orders.number, email: orders.email })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .where(eq(offers.id, id))
  if (!row) return undefined
  const { offer, orderNumber, email } = row
  const versions = await listVersions(orm, offer, now)
  const [newest] = versions
  const isEditable = newest?.state === 'draft' || newest?.state === 'approval'
  const { settings } = await getOfferSettings(orm)
  const lines = isEditable && newest ? newest.row.draft.lines : []
  const today = await findListPrices(orm, lines, await getPriceList(orm, offer.orderId), now)
  return {
    id,
    orderId: offer.orderId,
    orderNumber,
    number: offer.number,
    revision: offer.revision,
    draft: isEditable && newest ? { ...newest.row.draft, comment: newest.row.comment } : null,
    versions: versions.map(({ row: _, ...version }) => version),
    path: offerPath(offer.token),
    mails: await listMails(orm, id),
    events: await listOfferEvents(orm, eq(offerEvents.offerId, id)),
    facts: {
      listPrices: newest?.row.listPrices ?? {},
      reducedVat: newest?.row.reducedVat ?? [],
      vat: toVat(today.vat),
      day: moscowDay(now),
      todayPrices: today.listPrices,
      shownPrices: lines.length > 0 ? await findShownPrices(orm, offer.orderId, lines) : {},
      withdrawn: today.withdrawn,
      urgency: today.urgency,
    },
    discountLimit: discountLimit(role, settings),
    hasEmail: email !== '',
  }
}

const toVat = ({ mode, standard }: Awaited<ReturnType<typeof findListPrices>>['vat']) => ({
  mode,
  standard: [...standard],
})

async function listVersions(
  orm: Orm,
  { id, number }: { id: string; number: string },
  now: Date,
): Promise<(OfferVersion & { row: VersionRow })[]> {
  const rows = await orm
    .select({
      row: offerVersions,
      author: person,
      approvedBy: { id: approver.id, name: approver.name },
      answer: offerAnswers,
    })
    .from(offerVersions)
    .leftJoin(staff, eq(staff.id, offerVersions.authorId))
    .leftJoin(approver, eq(approver.id, offerVersions.approvedBy))
    .leftJoin(
      offerAnswers,
      and(eq(offerAnswers.offerId, offerVersions.offerId), eq(offerAnswers.version, offerVersions.version)),
    )
    .where(eq(offerVersions.offerId, id))
    .orderBy(desc(offerVersions.version))
    .limit(OFFER_VERSIONS_MAX)
  return rows.map(({ row, author, approvedBy, answer }) => ({
    row,
    version: row.version,
    number: versionNumber(number, row.version),
    state: getState(row, now),
    document: row.document,
    comment: row.comment,
    discount: row.discount,
    createdAt: row.createdAt.toISOString(),
    author,
    sentAt: row.sentAt?.toISOString() ?? null,
    approvedBy,
    openedAt: row.openedAt?.toISOString() ?? null,
    answer: answer && {
      kind: answer.kind,
      at: answer.at.toISOString(),
      name: answer.name,
      reason: answer.reason,
      text: answer.text,
    },
  }))
}

async function listMails(orm: Orm, offerId: string): Promise<Offer['mails']> {
  const rows = await orm
    .select()
    .from(offerMails)
    .where(eq(offerMails.offerId, offerId))
    .orderBy(desc(offerMails.createdAt), desc(offerMails.id))
    .limit(MAILS_MAX)
  return rows.map(({ id, version, kind, state, attempts, lastError, recipient, sentAt }) => ({
    id,
    version,
    kind,
    state,
    attempts,
    recipient,
    reason: lastError,
    sentAt: sentAt?.toISOString() ?? null,
  }))
}
