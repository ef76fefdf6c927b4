import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { versionNumber } from './offer-number.ts'
import { offerAnswers, offerEvents, offers, offerVersions } from './tables.ts'

/** Versions of one customer in an export; above it the oldest are left out. */
const VERSIONS_MAX = 1_000

/** Returns the versions that were sent for the matching orders, with answers and questions, newest first. */
export async function listCustomerOffers(orm: Orm, which: SQL): Promise<PersonalData['offers']> {
  const rows = await orm
    .select({ offer: offers, version: offerVersions, answer: offerAnswers, orderNumber: orders.number })
    .from(offerVersions)
    .innerJoin(offers, eq(offers.id, offerVersions.offerId))
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .leftJoin(
      offerAnswers,
      and(eq(offerAnswers.offerId, offers.id), eq(offerAnswers.version, offerVersions.version)),
    )
    .where(and(which, isNotNull(offerVersions.sentAt)))
    .orderBy(desc(offerVersions.sentAt), desc(offers.number), desc(offerVersions.version))
    .limit(VERSIONS_MAX)
  const ids = [...new Set(rows.map(({ offer }) => offer.id))]
  const events = ids.length === 0 ? [] : await listEvents(orm, ids)
  return rows.map(({ offer, version, answer, orderNumber }) => ({
    number: versionNumber(offer.number, version.version),
    orderNumber,
    sentAt: version.sentAt?.toISOString() ?? '',
    recipient: version.recipient,
    comment: version.comment,
    document: version.document,
    answer: answer && {
      kind: answer.kind,
      at: answer.at.toISOString(),
      name: answer.name,
      reason: answer.reason,
      text: answer.text,
      ip: answer.ip,
      userAgent: answer.userAgent,
    },
    events: events
      .filter((event) => event.offerId === offer.id && event.version === version.version)
      .map(({ kind, at, text }) => ({ kind, at: at.toISOString(), text })),
  }))
}

const listEvents = (orm: Orm, offerIds: string[]) =>
  orm.select().from(offerEvents).where(inArray(offerEvents.offerId, offerIds)).orderBy(asc(offerEvents.id))
