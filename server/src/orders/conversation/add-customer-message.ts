import { ORDER_MESSAGES_MAX, UNANSWERED_MESSAGES_MAX } from '@rapport/contract/orders/order-limits'
import type { MessageSource } from '@rapport/contract/orders/order-message'
import { orderMessageErrors } from '@rapport/contract/orders/order-message-errors'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Hooks } from '../../hooks.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { insertMessageFiles, mapMessageFiles, type StoredFile } from './message-files.ts'
import { isUnanswered } from './message-state.ts'
import { orderMessages } from './tables.ts'

/** A message as the customer wrote it. */
export interface CustomerMessage {
  text: string
  source: Extract<MessageSource, 'account' | 'offer' | 'link' | 'mail'>
  at: Date
  /** The offer whose page it was written on. */
  offerId?: string
  /** Hash of the Message-ID of its mail. */
  mailSha256?: string
  /** Its files, whose contents are stored. */
  files?: readonly StoredFile[]
}

/**
 * Stores a message of the customer, unanswered, and runs the hook that notifies staff. The newest unanswered message
 * again is stored once. The order must be locked. Throws 409 for too many messages.
 */
export async function addCustomerMessage(
  tx: Orm,
  orderId: string,
  { files = [], ...message }: CustomerMessage,
  customerWrote: Pick<Hooks['customerWrote'], 'run'>,
): Promise<void> {
  const [stored] = await tx
    .select({ number: count(), unanswered: sql<number>`count(*) filter (where ${isUnanswered})::integer` })
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
  const [last] = await tx
    .select({
      id: orderMessages.id,
      text: orderMessages.text,
      readAt: orderMessages.readAt,
      author: orderMessages.author,
    })
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(desc(orderMessages.id))
    .limit(1)
  const isSame = last?.author === 'customer' && last.readAt === null && last.text === message.text
  if (isSame && (await hasFiles(tx, last.id, files))) return
  if ((stored?.number ?? 0) >= ORDER_MESSAGES_MAX) throw new ApiError(409, orderMessageErrors.tooMany)
  if ((stored?.unanswered ?? 0) >= UNANSWERED_MESSAGES_MAX)
    throw new ApiError(409, orderMessageErrors.unansweredTooMany)
  const [added] = await tx
    .insert(orderMessages)
    .values({ orderId, author: 'customer', ...message })
    .returning({ id: orderMessages.id })
  if (!added) throw new Error('The message was not stored')
  await insertMessageFiles(tx, { orderId, messageId: added.id }, files)
  await customerWrote.run(tx, { orderId, messageId: added.id, source: message.source })
}

/** Returns whether a message has files of the same names and sizes. */
async function hasFiles(tx: Orm, messageId: number, files: readonly StoredFile[]): Promise<boolean> {
  const describe = (some: readonly StoredFile[]) => some.map(({ name, size }) => `${size} ${name}`).join('\n')
  return describe((await mapMessageFiles(tx, [messageId])).get(messageId) ?? []) === describe(files)
}
