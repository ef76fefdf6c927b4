import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { and, asc, eq, gte, isNotNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { AnswerDeps } from '../answers/answer-offer.ts'
import { lockOffer } from '../lock-offer.ts'
import { enqueueOfferMail } from '../mails/offer-mails.ts'
import { recordOfferEvent } from '../offer-events.ts'
import { getOfferSettings } from '../offer-settings.ts'
import { offerMails, offers, offerVersions } from '../tables.ts'

/** Offers of one run; the next hour takes the rest. */
const BATCH = 500

/**
 * Enqueues a mail to each customer whose offer ends soon and has no answer, once a version. An offer sent within a day is
 * left alone, and one of an order that is closed. Returns the number of mails.
 */
export async function remindCustomers(orm: Orm, now: Date, deps: AnswerDeps): Promise<number> {
  const { settings } = await getOfferSettings(orm)
  if (settings.reminderDays === 0) return 0
  const today = moscowDay(now)
  const due = await orm
    .select({ id: offers.id, version: offerVersions.version })
    .from(offerVersions)
    .innerJoin(
      offers,
      and(eq(offers.id, offerVersions.offerId), eq(offers.sentVersion, offerVersions.version)),
    )
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .where(
      and(
        eq(offerVersions.state, 'sent'),
        gte(offerVersions.validUntil, today),
        lte(offerVersions.validUntil, addDays(today, settings.reminderDays)),
        lte(offerVersions.sentAt, new Date(now.getTime() - DAY_MS)),
        notInArray(orders.status, ['refused', 'done']),
        or(isNotNull(offerVersions.recipient), ne(orders.email, '')),
        sql`not exists (select 1 from ${offerMails} where ${offerMails.offerId} = ${offers.id}
          and ${offerMails.version} = ${offerVersions.version} and ${offerMails.kind} = 'reminder')`,
      ),
    )
    .orderBy(asc(offerVersions.validUntil), asc(offers.id))
    .limit(BATCH)
  let reminded = 0
  for (const { id, version } of due)
    reminded += await orm.transaction((tx) => remind(tx, id, version, now, deps))
  return reminded
}

/** Returns 1 if the offer still waits for an answer once it is locked, else 0. */
async function remind(tx: Orm, id: string, version: number, now: Date, deps: AnswerDeps): Promise<0 | 1> {
  const offer = await lockOffer(tx, { id })
  if (offer.sentVersion !== version) return 0
  const [row] = await tx
    .select({ state: offerVersions.state, recipient: offerVersions.recipient })
    .from(offerVersions)
    .where(and(eq(offerVersions.offerId, id), eq(offerVersions.version, version)))
  const recipient = row?.recipient ?? null
  if (row?.state !== 'sent' || (recipient === null && offer.order.email === '')) return 0
  await enqueueOfferMail(tx, deps, { offerId: id, version, kind: 'reminder', recipient, at: now })
  await recordOfferEvent(tx, { offerId: id, version, kind: 'reminded', at: now })
  await deps.offerChanged.run(tx, offer.orderId)
  return 1
}
