import { createHash } from 'node:crypto'
import { offerMessages } from '@rapport/contract/offers/offer-messages'
import {
  type DeclineReason,
  declineReasonNames,
  type OfferAnswer,
} from '@rapport/contract/offers/public-offer'
import { and, eq, sql } from 'drizzle-orm'
import { bookOperations } from '../../calculations/bookings/book-operations.ts'
import type { Hooks } from '../../hooks.ts'
import { applyOrderEvent } from '../../orders/apply-order-event.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { getVersion, type LockedOffer, lockOffer, type VersionRow } from '../lock-offer.ts'
import { enqueueOfferMail, type OfferMailQueue } from '../mails/offer-mails.ts'
import { mapAcceptedLines } from '../map-accepted-lines.ts'
import { recordOfferEvent } from '../offer-events.ts'
import { offerAnswers, offers, offerVersions } from '../tables.ts'
import { getState } from '../version-state.ts'

export interface AnswerDeps extends OfferMailQueue {
  offerChanged: Pick<Hooks['offerChanged'], 'run'>
  customerWrote: Pick<Hooks['customerWrote'], 'run'>
}

/** The customer who answers, and the time. */
export interface Answerer {
  now: Date
  client: Pick<Client, 'ip' | 'userAgent'>
}

type AnswerRow = typeof offerAnswers.$inferInsert

/** An answer as its form has it. */
export type CustomerAnswer =
  | { kind: 'accepted'; version: number; name: string }
  | { kind: 'declined'; version: number; reason: DeclineReason; text: string }

/**
 * Stores the answer of a customer to a version. A repeat returns the first answer. Throws 404 for an unknown link, 409 if
 * another version is in force or was answered otherwise, 410 if the last day has ended.
 */
export async function answerOffer(
  tx: Orm,
  token: string,
  answer: CustomerAnswer,
  { now, client }: Answerer,
  deps: AnswerDeps,
): Promise<OfferAnswer> {
  const offer = await lockOffer(tx, { token })
  const version = await getVersion(tx, offer.id, answer.version)
  if (!version.sentAt) throw notFound()
  const first = await findAnswer(tx, version)
  if (first && isRepeat(first, answer)) return { version: answer.version, answeredAt: first.at.toISOString() }
  checkAnswerable(offer, version, first?.kind, now)

  const { kind } = answer
  const reasons = kind === 'declined' ? { reason: answer.reason, text: answer.text } : { text: '' }
  await tx
    .insert(offerAnswers)
    .values({
      offerId: offer.id,
      version: version.version,
      kind,
      at: now,
      name: kind === 'accepted' ? answer.name : '',
      ...reasons,
      documentSha256: hashDocument(version),
      ip: client.ip || null,
      userAgent: client.userAgent,
    })
  await tx
    .update(offerVersions)
    .set({ state: kind, openedAt: version.openedAt ?? now })
    .where(and(eq(offerVersions.offerId, offer.id), eq(offerVersions.version, version.version)))
  // A colleague who is about to send a new version learns of the answer first.
  await tx
    .update(offers)
    .set({ revision: sql`${offers.revision} + 1`, updatedAt: now })
    .where(eq(offers.id, offer.id))
  const about = { offerId: offer.id, version: version.version, at: now }
  const eventId = await recordOfferEvent(tx, { ...about, kind, text: describe(answer) })
  await enqueueOfferMail(tx, deps, { ...about, kind: 'answer', eventId })
  if (kind === 'accepted') await bookAccepted(tx, offer.orderId, now)
  await applyOrderEvent(tx, offer.orderId, `offer-${kind}`, { at: now, by: 'customer' })
  await deps.offerChanged.run(tx, offer.orderId)
  return { version: answer.version, answeredAt: now.toISOString() }
}

/** Books what the order needs now: of each of its accepted offers the version accepted last. */
async function bookAccepted(tx: Orm, orderId: string, now: Date): Promise<void> {
  const lines = (await mapAcceptedLines(tx, [orderId])).get(orderId) ?? []
  await bookOperations(tx, orderId, lines, now)
}

async function findAnswer(tx: Orm, { offerId, version }: VersionRow) {
  const [row] = await tx
    .select()
    .from(offerAnswers)
    .where(and(eq(offerAnswers.offerId, offerId), eq(offerAnswers.version, version)))
  return row
}

/** Refusals with another reason or text are no repeat: what the customer wrote would be lost without a word. */
const isRepeat = (
  { kind, reason, text }: Pick<typeof offerAnswers.$inferSelect, 'kind' | 'reason' | 'text'>,
  answer: CustomerAnswer,
): boolean =>
  answer.kind === 'declined'
    ? kind === 'declined' && reason === answer.reason && text === answer.text
    : kind === answer.kind

function checkAnswerable(
  { sentVersion, order }: LockedOffer,
  version: VersionRow,
  answered: AnswerRow['kind'] | undefined,
  now: Date,
): void {
  if (sentVersion !== version.version)
    throw new ApiError(409, offerMessages.otherVersion).withConflict({ version: sentVersion })
  if (answered === 'accepted') throw new ApiError(409, offerMessages.alreadyAccepted)
  if (answered === 'declined') throw new ApiError(409, offerMessages.alreadyDeclined)
  if (getState(version, now) === 'expired') throw new ApiError(410, offerMessages.expired)
  if (order.status === 'refused') throw new ApiError(409, offerMessages.orderRefused)
}

/** Texts of the timeline. The name of the accepter is kept with the answer only. */
const describe = (answer: CustomerAnswer): string =>
  answer.kind === 'accepted'
    ? ''
    : [declineReasonNames[answer.reason], answer.text].filter(Boolean).join('\n')

/** Returns the hash that proves which document was answered. */
const hashDocument = ({ document }: Pick<VersionRow, 'document'>): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex')
