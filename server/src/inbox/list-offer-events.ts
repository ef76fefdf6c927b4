import type { OfferEvent } from '@rapport/staff-contract/offers/offer'
import { desc, eq, type SQL } from 'drizzle-orm'
import { versionNumber } from '../offers/offer-number.ts'
import { offerEvents, offers } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'

const EVENTS_MAX = 200
const QUESTIONS: readonly OfferEvent['kind'][] = ['asked', 'prices-requested']

/** Returns what happened to the offers of a condition, newest first. */
export async function listOfferEvents(orm: Orm, which: SQL): Promise<OfferEvent[]> {
  const rows = await orm
    .select({ event: offerEvents, author: { id: staff.id, name: staff.name }, number: offers.number })
    .from(offerEvents)
    .innerJoin(offers, eq(offers.id, offerEvents.offerId))
    .leftJoin(staff, eq(staff.id, offerEvents.staffId))
    .where(which)
    .orderBy(desc(offerEvents.id))
    .limit(EVENTS_MAX)
  return rows.map(({ event, author, number }) => ({
    id: event.id,
    offerId: event.offerId,
    number: versionNumber(number, event.version),
    kind: event.kind,
    at: event.at.toISOString(),
    author,
    text: event.text,
    count: event.count,
    isUnread: QUESTIONS.includes(event.kind) && event.readAt === null,
  }))
}
