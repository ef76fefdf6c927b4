import { and, eq, ne } from 'drizzle-orm'
import { notFound } from '../../platform/http/api-error.ts'
import { addCustomerMessage } from '../conversation/add-customer-message.ts'
import { withStoredFiles } from '../conversation/message-files.ts'
import type { UploadedFile } from '../submit/receive-file.ts'
import type { OrderDeps } from '../submit/submit-order.ts'
import { orders } from '../tables.ts'

/** Stores a message that a customer wrote on the page of the order's link. Throws 404 if the order was erased. */
export const sendGuestMessage = (
  { database: { orm }, storage, now, customerWrote }: OrderDeps,
  orderId: string,
  { text, files }: { text: string; files: readonly UploadedFile[] },
): Promise<void> =>
  withStoredFiles({ orm, storage }, files, (stored) =>
    orm.transaction(async (tx) => {
      const [order] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, orderId), ne(orders.email, '')))
        .for('update')
      if (!order) throw notFound()
      const message = { text, source: 'link', at: now(), files: stored } as const
      await addCustomerMessage(tx, orderId, message, customerWrote)
    }),
  )
