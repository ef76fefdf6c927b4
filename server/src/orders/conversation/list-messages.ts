import { ORDER_HISTORY_MAX } from '@rapport/contract/accounts/account-limits'
import type { OrderMessage } from '@rapport/contract/orders/order-message'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { mapMessageFiles, type SignFile, toCustomerFiles } from './message-files.ts'
import { orderMessages } from './tables.ts'

/** Returns the newest messages of an order as its customer reads them, oldest first. `sign` signs paths of files. */
export async function listMessages(
  orm: Orm,
  orderId: string,
  sign: SignFile,
  which?: SQL,
): Promise<OrderMessage[]> {
  const { id, at, author, authorName, source, text } = orderMessages
  const rows = await orm
    .select({ id, at, author, authorName, source, text })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), which))
    .orderBy(desc(id))
    .limit(ORDER_HISTORY_MAX)
  const files = await mapMessageFiles(
    orm,
    rows.map((row) => row.id),
  )
  return rows
    .reverse()
    .map(({ id, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      files: toCustomerFiles(files.get(id), sign),
    }))
}
