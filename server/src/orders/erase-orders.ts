import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { orderMessages } from './conversation/tables.ts'
import { orderRequisites } from './requisites/tables.ts'
import {
  orderConsents,
  orderFiles,
  orderIdempotencyKeys,
  orderNotifications,
  orderStatusChanges,
  orders,
} from './tables.ts'

/** Erased orders and files. The file contents are still in the store. */
export interface ErasedOrders {
  orderIds: string[]
  fileIds: string[]
}

/**
 * Erases personal data from the matching orders: contacts, comments, messages, requisites, files and origin. Number, status
 * history and the version of the consent stay. Pending notifications are deleted.
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
      metrikaClientId: null,
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
  await tx.delete(orderRequisites).where(inArray(orderRequisites.orderId, orderIds))
  await tx.delete(orderIdempotencyKeys).where(inArray(orderIdempotencyKeys.orderId, orderIds))
  // If the caller does not remove the contents, the sweep of orphaned files does.
  const files = await tx
    .delete(orderFiles)
    .where(inArray(orderFiles.orderId, orderIds))
    .returning({ id: orderFiles.id })
  return { orderIds, fileIds: files.map(({ id }) => id) }
}
