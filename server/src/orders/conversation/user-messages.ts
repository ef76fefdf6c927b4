import { and, eq } from 'drizzle-orm'
import type { UploadedFile } from '../submit/receive-file.ts'
import type { OrderDeps } from '../submit/submit-order.ts'
import { lockUserOrder } from '../user-orders/lock-user-order.ts'
import { addCustomerMessage } from './add-customer-message.ts'
import { withStoredFiles } from './message-files.ts'
import { isUnreadByCustomer } from './message-state.ts'
import { orderMessages } from './tables.ts'

type Deps = Pick<OrderDeps, 'database' | 'storage' | 'now' | 'customerWrote'>

/** Stores a message that a user wrote in the account. Throws 404 if the user has no such order. */
export const sendUserMessage = (
  { database: { orm }, storage, now, customerWrote }: Deps,
  { userId, number }: { userId: number; number: string },
  { text, files }: { text: string; files: readonly UploadedFile[] },
): Promise<void> =>
  withStoredFiles({ orm, storage }, files, (stored) =>
    orm.transaction(async (tx) => {
      const order = await lockUserOrder(tx, userId, number)
      const message = { text, source: 'account', at: now(), files: stored } as const
      await addCustomerMessage(tx, order.id, message, customerWrote)
    }),
  )

/** Marks the factory's messages as read by the customer. Throws 404 if the user has no such order. */
export const readUserMessages = (
  { database: { orm }, now }: Pick<Deps, 'database' | 'now'>,
  userId: number,
  number: string,
): Promise<void> =>
  orm.transaction(async (tx) => {
    const order = await lockUserOrder(tx, userId, number)
    await tx
      .update(orderMessages)
      .set({ readAt: now() })
      .where(and(eq(orderMessages.orderId, order.id), isUnreadByCustomer))
  })
