import { ORDER_HISTORY_MAX } from '@rapport/contract/accounts/account-limits'
import type { InboxMessage } from '@rapport/staff-contract/inbox/conversation'
import { desc, eq } from 'drizzle-orm'
import { mapMessageFiles } from '../../orders/conversation/message-files.ts'
import { orderMessages } from '../../orders/conversation/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { staff } from '../../staff/tables.ts'

/** Returns the newest messages of an order as staff see them, oldest first. */
export async function listMessages(orm: Orm, orderId: string): Promise<InboxMessage[]> {
  const rows = await orm
    .select({ message: orderMessages, person: { id: staff.id, name: staff.name } })
    .from(orderMessages)
    .leftJoin(staff, eq(staff.id, orderMessages.staffId))
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(desc(orderMessages.id))
    .limit(ORDER_HISTORY_MAX)
  const files = await mapMessageFiles(
    orm,
    rows.map(({ message }) => message.id),
  )
  return rows
    .reverse()
    .map(({ message, person }) => ({
      id: message.id,
      at: message.at.toISOString(),
      author: message.author,
      person,
      source: message.source,
      text: message.text,
      isUnread: message.readAt === null,
      mail: message.mailState,
      mailError: message.mailError,
      files: (files.get(message.id) ?? []).map(({ id, name, size, isRemoved }) => ({
        id,
        name,
        size,
        isRemoved,
      })),
    }))
}
