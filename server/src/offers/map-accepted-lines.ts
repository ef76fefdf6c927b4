import type { OfferLine } from '@rapport/contract/offers/offer-document'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { offerAnswers, offers, offerVersions } from './tables.ts'

/**
 * Returns the lines that customers accepted, by order id: of each offer the version accepted last, by the
 * numbers of the offers. A newer version without an answer changes nothing. Orders without an accepted offer are missing.
 */
export async function mapAcceptedLines(orm: Orm, orderIds: string[]): Promise<Map<string, OfferLine[]>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, number } = offers
  const { version, document } = offerVersions
  const rows = await orm
    .selectDistinctOn([number], { orderId, document })
    .from(offers)
    .innerJoin(offerVersions, eq(offerVersions.offerId, offers.id))
    .innerJoin(
      offerAnswers,
      and(eq(offerAnswers.offerId, offers.id), eq(offerAnswers.version, version), isAccepted),
    )
    .where(inArray(orderId, orderIds))
    .orderBy(number, desc(version))
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  return new Map([...byOrder].map(([id, list]) => [id, list.flatMap(({ document }) => document.lines)]))
}

const isAccepted = eq(offerAnswers.kind, 'accepted')
