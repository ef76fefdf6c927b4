import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../platform/database/database.ts'
import type { AnswerDeps } from './answers/answer-offer.ts'
import { offerEvents, offers, offerVersions } from './tables.ts'

/** Openings that are counted for a day, at most. */
const OPENINGS_MAX = 100

/** Programs that open links by themselves: crawlers, previews of messengers, link scanners of mail. */
const ROBOT =
  /bot|crawl|spider|preview|scan|fetch|curl|wget|python|java\/|headless|telegram|whatsapp|viber|vkshare|facebookexternal/i

/**
 * Returns whether a person opens the page: a browser says that it navigates to a document and is not preloading one.
 * Scanners of mail servers usually say neither. One that runs a real browser is still counted, so an opening is a hint
 * for staff and no proof; answers are forms, which no scanner sends.
 */
export function isOpenedByPerson({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? ''
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    purpose === '' &&
    !ROBOT.test(headers['user-agent'] ?? '')
  )
}

/** Records that the customer looked at the version in force: its first time, and a count of each day. */
export async function recordOpening(
  orm: Orm,
  token: string,
  now: Date,
  { offerChanged }: Pick<AnswerDeps, 'offerChanged'>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [offer] = await tx.select().from(offers).where(eq(offers.token, token))
    if (!offer || offer.sentVersion === null) return
    const opened = { offerId: offer.id, version: offer.sentVersion, kind: 'opened' as const, at: now }
    // First the event, which waits for a write of the offer, while nothing is locked. Else both could wait for each other.
    const [event] = await tx
      .insert(offerEvents)
      .values({ ...opened, day: moscowDay(now) })
      .onConflictDoUpdate({
        target: [offerEvents.offerId, offerEvents.version, offerEvents.day],
        targetWhere: sql`${offerEvents.kind} = 'opened'`,
        set: { count: sql`${offerEvents.count} + 1` },
        setWhere: lt(offerEvents.count, OPENINGS_MAX),
      })
      .returning({ count: offerEvents.count })
    await tx
      .update(offerVersions)
      .set({ openedAt: now })
      .where(
        and(
          eq(offerVersions.offerId, offer.id),
          eq(offerVersions.version, offer.sentVersion),
          isNull(offerVersions.openedAt),
        ),
      )
    if (event?.count === 1) await offerChanged.run(tx, offer.orderId)
  })
}
