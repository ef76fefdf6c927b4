import type { UserOffer } from '@rapport/contract/accounts/user-orders'
import { offerPath } from '@rapport/contract/paths/paths'
import { and, desc, eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { versionNumber } from './offer-number.ts'
import { offers, offerVersions } from './tables.ts'
import { getState } from './version-state.ts'

/** Returns the sent offers of an order as its account shows them, newest first. */
export async function listOrderOffers(orm: Orm, orderNumber: string, now: Date): Promise<UserOffer[]> {
  const rows = await orm
    .select({ offer: offers, version: offerVersions })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, offers.id), eq(offerVersions.version, offers.sentVersion)),
    )
    .where(eq(orders.number, orderNumber))
    .orderBy(desc(offers.createdAt), desc(offers.number))
  return rows.map(({ offer, version }) => ({
    number: versionNumber(offer.number, version.version),
    path: offerPath(offer.token),
    state: getState(version, now),
    total: version.total,
    validUntil: version.validUntil,
  }))
}
