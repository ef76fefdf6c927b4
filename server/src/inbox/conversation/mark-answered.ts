import { and, eq, inArray, isNull } from 'drizzle-orm'
import { offerEvents, offers } from '../../offers/tables.ts'
import { isUnanswered } from '../../orders/conversation/message-state.ts'
import { orderMessages } from '../../orders/conversation/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { isUnreadComment } from '../../proofs/list-comments.ts'
import { proofComments, proofs } from '../../proofs/tables.ts'
import { lockOrder, type OrderAuthor, updateHandling } from '../lock-order.ts'

/** Marks the messages of a customer as read: no answer is needed. Reading none changes nothing. */
export async function readMessages(tx: Orm, id: string, author: OrderAuthor): Promise<void> {
  const order = await lockOrder(tx, id)
  const messages = await markAnswered(tx, id, author.now)
  if (messages > 0) await updateHandling(tx, order, {}, author, { after: { readMessages: messages } })
}

/**
 * Marks the customer's messages, questions about offers and comments on the proof of a locked order. Returns the number of
 * messages and comments.
 */
export async function markAnswered(tx: Orm, orderId: string, now: Date): Promise<number> {
  const answered = await tx
    .update(orderMessages)
    .set({ readAt: now })
    .where(and(eq(orderMessages.orderId, orderId), isUnanswered))
    .returning({ id: orderMessages.id })
  const ofOrder = tx.select({ id: offers.id }).from(offers).where(eq(offers.orderId, orderId))
  await tx
    .update(offerEvents)
    .set({ readAt: now })
    .where(
      and(
        inArray(offerEvents.offerId, ofOrder),
        inArray(offerEvents.kind, ['asked', 'prices-requested']),
        isNull(offerEvents.readAt),
      ),
    )
  const ofProof = tx.select({ id: proofs.id }).from(proofs).where(eq(proofs.orderId, orderId))
  const comments = await tx
    .update(proofComments)
    .set({ readAt: now })
    .where(and(inArray(proofComments.proofId, ofProof), isUnreadComment))
    .returning({ id: proofComments.id })
  return answered.length + comments.length
}
