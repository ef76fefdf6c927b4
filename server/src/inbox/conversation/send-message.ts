import { ORDER_MESSAGES_MAX } from '@rapport/contract/orders/order-limits'
import { orderMessageErrors } from '@rapport/contract/orders/order-message-errors'
import { count, eq } from 'drizzle-orm'
import { enqueueMessageMail } from '../../orders/conversation/message-mails.ts'
import { orderMessages } from '../../orders/conversation/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { lockOrder, type OrderAuthor, pressedAt, updateHandling } from '../lock-order.ts'
import { attachFiles } from './attach-files.ts'
import { markAnswered } from './mark-answered.ts'

/**
 * Sends a message to the customer. The account and the offer's page show it. A mail brings it to the order's address, if
 * there is one. Answers the customer's messages. Throws 409 for too many messages, 422 for files that can't be attached.
 */
export async function sendMessage(
  tx: Orm,
  id: string,
  { text, files = [] }: { text: string; files?: string[] | undefined },
  author: OrderAuthor & { name: string },
  jobs: Jobs,
): Promise<void> {
  const order = await lockOrder(tx, id)
  const [stored] = await tx
    .select({ number: count() })
    .from(orderMessages)
    .where(eq(orderMessages.orderId, id))
  if ((stored?.number ?? 0) >= ORDER_MESSAGES_MAX) throw new ApiError(409, orderMessageErrors.tooMany)
  await markAnswered(tx, id, author.now)
  const [customer] = await tx.select({ email: orders.email }).from(orders).where(eq(orders.id, id))
  const [message] = await tx
    .insert(orderMessages)
    .values({
      orderId: id,
      at: pressedAt(order, author),
      author: 'staff',
      authorName: author.name,
      staffId: author.staffId,
      text,
      mailState: customer?.email ? 'pending' : null,
    })
    .returning({ id: orderMessages.id, mailState: orderMessages.mailState })
  if (!message) throw new Error('The message was not stored')
  await attachFiles(tx, { orderId: id, messageId: message.id }, files)
  await updateHandling(tx, order, {}, author, { after: { message: message.id } })
  if (message.mailState) await enqueueMessageMail(tx, jobs, message.id)
}
