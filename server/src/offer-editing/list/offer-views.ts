import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { EXPIRING_DAYS, OFFER_VIEWS, type OfferView } from '@rapport/staff-contract/offers/offer'
import { and, count, eq, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { offerEvents, offers, offerVersions } from '../../offers/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

const COUNT_MAX = 1000
const OF_DRAFTS: readonly OfferView[] = ['all', 'approval', 'drafts', 'asked']

/** Returns the number of the version that a view shows: the newest, or the one in force. */
export const shownVersion = (view: OfferView): SQL =>
  OF_DRAFTS.includes(view) ? sql`${offers.newest}` : sql`${offers.sentVersion}`

/** Whether an offer has a question that staff have not read. */
export const hasUnread = sql<boolean>`exists (select 1 from ${offerEvents} where ${offerEvents.offerId} = ${offers.id}
  and ${offerEvents.kind} in ('asked', 'prices-requested') and ${offerEvents.readAt} is null)`

/** Returns the condition of a view on the version that it shows. Offers of refused orders wait for nothing. */
export function matchOfferView(view: OfferView, now: Date): SQL | undefined {
  const { state, validUntil } = offerVersions
  const today = moscowDay(now)
  const isSent = and(eq(state, 'sent'), ne(orders.status, 'refused'))
  const conditions: Record<OfferView, SQL | undefined> = {
    all: undefined,
    waiting: and(isSent, gte(validUntil, today)),
    expiring: and(isSent, gte(validUntil, today), lte(validUntil, addDays(today, EXPIRING_DAYS))),
    accepted: eq(state, 'accepted'),
    declined: eq(state, 'declined'),
    expired: and(eq(state, 'sent'), lt(validUntil, today)),
    approval: eq(state, 'approval'),
    drafts: eq(state, 'draft'),
    asked: hasUnread,
  }
  return conditions[view]
}

/** Counts the offers of each view, up to COUNT_MAX each. */
export async function countOffers(orm: Orm, now: Date): Promise<Record<OfferView, number>> {
  const counts = {} as Record<OfferView, number>
  for (const view of OFFER_VIEWS) {
    const matches = orm
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(orders, eq(orders.id, offers.orderId))
      .innerJoin(
        offerVersions,
        and(eq(offerVersions.offerId, offers.id), eq(offerVersions.version, shownVersion(view))),
      )
      .where(matchOfferView(view, now))
      .limit(COUNT_MAX)
      .as('matches')
    const [row] = await orm.select({ number: count() }).from(matches)
    counts[view] = row?.number ?? 0
  }
  return counts
}
