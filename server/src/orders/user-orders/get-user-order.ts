import { ORDER_HISTORY_MAX } from '@rapport/contract/accounts/account-limits'
import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { listMessages } from '../conversation/list-messages.ts'
import type { SignFile } from '../conversation/message-files.ts'
import { isUnreadByCustomer } from '../conversation/message-state.ts'
import { orderMessages } from '../conversation/tables.ts'
import { findOrderCalculation } from '../lines/order-calculation.ts'
import { listOrderLines } from '../lines/order-lines.ts'
import { isOrderFile } from '../queries.ts'
import { getRequisites } from '../requisites/requisites.ts'
import { orderFiles, orderStatusChanges, orders } from '../tables.ts'

/**
 * Returns an order of a user with its history, without its offers, invoices, proof and production. Undefined if there is
 * none.
 */
export async function findUserOrder(
  orm: Orm,
  userId: number,
  number: string,
  sign: SignFile,
): Promise<Omit<UserOrder, 'offers' | 'invoices' | 'proof' | 'stages' | 'stageMails'> | undefined> {
  const [order] = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.number, number)))
  if (!order) return undefined
  const { id, placedAt, status, name, phone, email, comment, isCatalog } = order
  return {
    number,
    status,
    name,
    phone,
    email,
    comment,
    lines: await listOrderLines(orm, id),
    calculation: await findOrderCalculation(orm, id),
    isCatalog,
    placedAt: placedAt.toISOString(),
    files: await listFiles(orm, id),
    statusChanges: await listStatusChanges(orm, id),
    messages: await listMessages(orm, id, sign),
    unreadCount: await countUnread(orm, id),
    requisites: await getRequisites(orm, id),
  }
}

async function countUnread(orm: Orm, orderId: string): Promise<number> {
  const [row] = await orm
    .select({ number: count() })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), isUnreadByCustomer))
  return row?.number ?? 0
}

/** Returns the files that the customer sent. */
export async function listFiles(orm: Orm, orderId: string): Promise<UserOrder['files']> {
  const { id, name, size, removedAt } = orderFiles
  const rows = await orm
    .select({ id, name, size, removedAt })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, orderId), isOrderFile))
    .orderBy(asc(orderFiles.position))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    size: row.size,
    isRemoved: row.removedAt !== null,
  }))
}

/** Returns the newest status changes of an order, oldest first. */
export async function listStatusChanges(orm: Orm, orderId: string): Promise<UserOrder['statusChanges']> {
  const { id, status, at, by, reason } = orderStatusChanges
  const rows = await orm
    .select({ status, at, by, reason })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(desc(id))
    .limit(ORDER_HISTORY_MAX)
  return oldestFirst(rows)
}

const oldestFirst = <Row extends { at: Date }>(rows: Row[]) =>
  rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }))
