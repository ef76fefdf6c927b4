import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import {
  orderConsents,
  orderFiles,
  orderIdempotencyKeys,
  orderMessages,
  orderNotifications,
  orderStatusChanges,
  orders,
} from './tables.ts'

/** Orders and files that were erased: the contents of the files are still in the store. */
export interface ErasedOrders {
  orderIds: string[]
  fileIds: string[]
}

/**
 * Takes the person out of orders of theirs: name, phone, address, what was written and sent, and from where they came. Number, status and
 * its moments stay, and that and to which text they agreed. Mails that have not left do not leave.
 */
export async function eraseOrders(tx: Orm, which: SQL): Promise<ErasedOrders> {
  const erased = await tx
    .update(orders)
    .set({
      userId: null,
      name: '',
      phone: '',
      email: '',
      comment: '',
      clientCity: null,
      clientCountry: null,
      referrerUrl: null,
      utmTerm: null,
      utmContent: null,
    })
    .where(which)
    .returning({ id: orders.id })
  const orderIds = erased.map(({ id }) => id)
  await tx
    .update(orderConsents)
    .set({ ip: null, userAgent: '' })
    .where(inArray(orderConsents.orderId, orderIds))
  await tx
    .update(orderStatusChanges)
    .set({ reason: null })
    .where(inArray(orderStatusChanges.orderId, orderIds))
  const notifications = inArray(orderNotifications.orderId, orderIds)
  await tx.delete(orderNotifications).where(and(notifications, eq(orderNotifications.state, 'pending')))
  await tx.update(orderNotifications).set({ recipient: null }).where(notifications)
  await tx.delete(orderMessages).where(inArray(orderMessages.orderId, orderIds))
  await tx.delete(orderIdempotencyKeys).where(inArray(orderIdempotencyKeys.orderId, orderIds))
  // A content without a row is removed by the sweep of orphaned files, should nothing else remove it.
  const files = await tx
    .delete(orderFiles)
    .where(inArray(orderFiles.orderId, orderIds))
    .returning({ id: orderFiles.id })
  return { orderIds, fileIds: files.map(({ id }) => id) }
}
