import { OFFER_QUESTIONS_MAX } from '@rapport/contract/offers/offer-limits'
import { offerMessages } from '@rapport/contract/offers/offer-messages'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { addCustomerMessage } from '../../orders/conversation/add-customer-message.ts'
import type { StoredFile } from '../../orders/conversation/message-files.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { getVersion, lockOffer } from '../lock-offer.ts'
import { enqueueOfferMail } from '../mails/offer-mails.ts'
import { recordOfferEvent } from '../offer-events.ts'
import { offerEvents } from '../tables.ts'
import { getState } from '../version-state.ts'
import type { AnswerDeps } from './answer-offer.ts'

interface Question {
  kind: 'question' | 'prices'
  text: string
  files?: readonly StoredFile[]
}

/**
 * Stores a question of the customer, unread, also in the conversation of the order, and enqueues a mail to the factory.
 * The same question again, while it is unread, is stored once. Throws 404 for an unknown link, 409 for too many questions, and for new prices of an offer that
 * is still valid.
 */
export async function askQuestion(
  tx: Orm,
  token: string,
  { kind, text, files = [] }: Question,
  now: Date,
  deps: AnswerDeps,
): Promise<void> {
  const offer = await lockOffer(tx, { token })
  if (offer.sentVersion === null) throw notFound()
  const version = await getVersion(tx, offer.id, offer.sentVersion)
  if (kind === 'prices' && getState(version, now) !== 'expired')
    throw new ApiError(409, offerMessages.notExpired)
  const eventKind = kind === 'prices' ? 'prices-requested' : 'asked'
  if (files.length === 0 && (await isRepeated(tx, offer.id, eventKind, text))) return
  const [asked] = await tx
    .select({ number: count() })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, offer.id), inArray(offerEvents.kind, ['asked', 'prices-requested'])))
  if ((asked?.number ?? 0) >= OFFER_QUESTIONS_MAX) throw new ApiError(409, offerMessages.questionsTooMany)
  const about = { offerId: offer.id, version: version.version, at: now }
  const eventId = await recordOfferEvent(tx, { ...about, kind: eventKind, text })
  const written = kind === 'prices' ? offerMessages.pricesRequest(offer.number) : text
  const message = { text: written, source: 'offer', at: now, offerId: offer.id, files } as const
  await addCustomerMessage(tx, offer.orderId, message, deps.customerWrote)
  await enqueueOfferMail(tx, deps, { ...about, kind: 'question', eventId })
  await deps.offerChanged.run(tx, offer.orderId)
}

/** Returns whether the newest question is the same and unread: a press that was sent twice. */
async function isRepeated(
  tx: Orm,
  offerId: string,
  kind: 'asked' | 'prices-requested',
  text: string,
): Promise<boolean> {
  const [last] = await tx
    .select({ text: offerEvents.text })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.kind, kind), isNull(offerEvents.readAt)))
    .orderBy(desc(offerEvents.id))
    .limit(1)
  return last !== undefined && (kind === 'prices-requested' || last.text === text)
}
