import { conversationMessages } from '@rapport/staff-contract/inbox/conversation-messages'
import { and, eq, isNotNull } from 'drizzle-orm'
import { enqueueMessageMail } from '../../orders/conversation/message-mails.ts'
import { orderMessages } from '../../orders/conversation/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { lockOrder, type OrderAuthor, updateHandling } from '../lock-order.ts'

/** Returns the order of a message that has a mail. Throws 404 for any other message. */
export async function getMailedOrder(orm: Orm, messageId: number): Promise<string> {
  const [found] = await orm
    .select({ orderId: orderMessages.orderId })
    .from(orderMessages)
    .where(and(eq(orderMessages.id, messageId), isNotNull(orderMessages.mailState)))
  if (!found) throw notFound()
  return found.orderId
}

/**
 * Sends the mail of a message again after it failed. A mail that is on its way is left as it is. Throws 404 if the message is
 * missing or has no mail, 409 if the mail was sent.
 */
export async function resendMessage(tx: Orm, id: number, author: OrderAuthor, jobs: Jobs): Promise<void> {
  const order = await lockOrder(tx, await getMailedOrder(tx, id))
  const [message] = await tx.select().from(orderMessages).where(eq(orderMessages.id, id))
  if (message?.mailState === 'sent') throw new ApiError(409, conversationMessages.alreadySent)
  if (message?.mailState !== 'failed') return
  await tx
    .update(orderMessages)
    .set({ mailState: 'pending', mailAttempts: 0, mailError: null })
    .where(eq(orderMessages.id, id))
  await enqueueMessageMail(tx, jobs, id, { again: true })
  await updateHandling(tx, order, {}, author, { after: { message: id } })
}
