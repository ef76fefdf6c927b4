import { messages } from '@rapport/contract/errors/messages'
import { conversationMessages } from '@rapport/staff-contract/inbox/conversation-messages'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { orderFiles } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * Attaches files that staff added to a locked order to a message: from then on the customer sees them. Throws 422 unless
 * each is stored, added by staff and not attached yet.
 */
export async function attachFiles(
  tx: Orm,
  { orderId, messageId }: { orderId: string; messageId: number },
  fileIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  const attached = await tx
    .update(orderFiles)
    .set({ messageId })
    .where(
      and(
        inArray(orderFiles.id, ids),
        eq(orderFiles.orderId, orderId),
        isNotNull(orderFiles.staffId),
        isNull(orderFiles.messageId),
        isNull(orderFiles.removedAt),
      ),
    )
    .returning({ id: orderFiles.id })
  if (attached.length !== ids.length)
    throw new ApiError(422, messages.invalid, { files: [conversationMessages.fileNotAttachable] })
}
