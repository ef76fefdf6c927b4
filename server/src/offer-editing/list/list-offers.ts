import type { AdminInput, AdminResult } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { versionNumber } from '../../offers/offer-number.ts'
import { offers, offerVersions } from '../../offers/tables.ts'
import { getState } from '../../offers/version-state.ts'
import { getSearchTexts, matchesText } from '../../orders/search-orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { foldedText } from '../../platform/database/folded-text.ts'
import { containsAny } from '../../platform/database/trigrams.ts'
import { staff } from '../../staff/tables.ts'
import { hasUnread, matchOfferView, shownVersion } from './offer-views.ts'

const SUMMARY_LINES = 3

/** Returns a page of offers, last changed first. */
export async function listOffers(
  orm: Orm,
  { view, q, after, limit }: AdminInput<'getOffers'>,
  now: Date,
): Promise<AdminResult<'getOffers'>> {
  const rows = await orm
    .select({
      offer: offers,
      version: offerVersions,
      orderNumber: orders.number,
      customer: orders.name,
      author: { id: staff.id, name: staff.name },
      hasUnread: hasUnread.mapWith(Boolean),
    })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, offers.id), eq(offerVersions.version, shownVersion(view))),
    )
    .leftJoin(staff, eq(staff.id, offerVersions.authorId))
    .where(and(matchOfferView(view, now), matchText(orm, q), isAfter(after)))
    .orderBy(desc(offers.updatedAt), desc(offers.number))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  const last = rows.length > limit ? part.at(-1)?.offer : undefined
  return {
    offers: part.map(({ offer, version, ...row }) => ({
      ...row,
      id: offer.id,
      orderId: offer.orderId,
      number: versionNumber(offer.number, version.version),
      version: version.version,
      state: getState(version, now),
      summary: summarize(version.document.lines.map(({ title }) => title)),
      total: version.total,
      validUntil: version.validUntil,
      discount: version.discount,
      updatedAt: offer.updatedAt.toISOString(),
    })),
    next: last ? `${last.updatedAt.getTime()}-${last.number.slice(NUMBER_PREFIX.length)}` : null,
  }
}

const NUMBER_PREFIX = 'КП-'

function summarize(titles: string[]): string {
  const rest = titles.length - SUMMARY_LINES
  return [...titles.slice(0, SUMMARY_LINES), ...(rest > 0 ? [`ещё ${rest}`] : [])].join(', ')
}

function matchText(orm: Orm, q: string | undefined): SQL | undefined {
  const text = q?.trim()
  if (!text) return undefined
  return or(containsAny(foldedText(offers.number), getSearchTexts(text)), matchesText(orm, text))
}

function isAfter(after: string | undefined): SQL | undefined {
  const [, milliseconds, number] = /^(\d+)-(.+)$/.exec(after ?? '') ?? []
  const at = new Date(Number(milliseconds))
  if (number === undefined || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined
  return sql`(${offers.updatedAt}, ${offers.number}) < (${at.toISOString()}::timestamptz, ${`${NUMBER_PREFIX}${number}`})`
}
