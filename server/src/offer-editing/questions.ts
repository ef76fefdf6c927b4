import { and, eq, inArray, isNull } from 'drizzle-orm'
import { notifyOrders } from '../inbox/events/notify-orders.ts'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { offerEvents } from '../offers/tables.ts'
import { isUnanswered } from '../orders/conversation/message-state.ts'
import { orderMessages } from '../orders/conversation/tables.ts'
import type { Orm } from '../platform/database/database.ts'

/** Marks the questions about an offer as read. */
export async function readQuestions(tx: Orm, id: string, author: OrderAuthor): Promise<void> {
  const offer = await lockOffer(tx, { id })
  const read = await tx
    .update(offerEvents)
    .set({ readAt: author.now })
    .where(
      and(
        eq(offerEvents.offerId, id),
        inArray(offerEvents.kind, ['asked', 'prices-requested']),
        isNull(offerEvents.readAt),
      ),
    )
    .returning({ id: offerEvents.id })
  await tx
    .update(orderMessages)
    .set({ readAt: author.now })
    .where(and(eq(orderMessages.offerId, id), isUnanswered))
  // The revision stays: reading changes nothing that a colleague may be editing.
  await notifyOrders(tx, { kind: 'changed', orderId: offer.orderId })
  const { number: title } = offer
  await author.audit(tx, { subject: 'offer', subjectId: id, title, after: { questions: read.length } })
}
