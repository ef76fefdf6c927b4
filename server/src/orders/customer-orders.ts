import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { toConsent } from '../accounts/personal-data.ts'
import type { Orm } from '../platform/database/database.ts'
import { orderMessages } from './conversation/tables.ts'
import { mapOrderCalculations } from './lines/order-calculation.ts'
import { mapOrderLines } from './lines/order-lines.ts'
import { isSentByCustomer } from './queries.ts'
import { orderRequisites } from './requisites/tables.ts'
import { orderConsents, orderFiles, orderStatusChanges, orders } from './tables.ts'

/** Orders of one customer in an answer; above it the oldest are left out. */
const ORDERS_MAX = 2000

/** Matches orders of a user, and orders with the user's e-mail address. */
export const matchCustomer = (user: { id: number; email: string }): SQL =>
  sql`(${orders.userId} = ${user.id} or lower(${orders.email}) = ${user.email.toLowerCase()})`

export type CustomerOrder = PersonalData['orders'][number]

/** A file of an order: its path in the archive and its id in the store. */
export interface ArchivedFile {
  id: string
  path: string
}

/** Returns all stored data of the matching orders, and the files to add to an archive. */
export async function listCustomerOrders(
  orm: Orm,
  which: SQL,
): Promise<{ orders: CustomerOrder[]; files: ArchivedFile[] }> {
  const rows = await orm
    .select({ order: orders, consent: orderConsents })
    .from(orders)
    .leftJoin(orderConsents, eq(orderConsents.orderId, orders.id))
    .where(which)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(ORDERS_MAX)
  const ids = rows.map(({ order }) => order.id)
  const fileRows =
    ids.length > 0
      ? await orm
          .select()
          .from(orderFiles)
          .where(and(inArray(orderFiles.orderId, ids), or(isSentByCustomer, isNotNull(orderFiles.messageId))))
          .orderBy(asc(orderFiles.position))
      : []
  const changes = await orm
    .select()
    .from(orderStatusChanges)
    .where(inArray(orderStatusChanges.orderId, ids))
    .orderBy(asc(orderStatusChanges.id))
  const messages = await orm
    .select()
    .from(orderMessages)
    .where(inArray(orderMessages.orderId, ids))
    .orderBy(asc(orderMessages.id))
  const linesByOrder = await mapOrderLines(orm, ids)
  const calculationsByOrder = await mapOrderCalculations(orm, ids)
  const requisites = await orm.select().from(orderRequisites).where(inArray(orderRequisites.orderId, ids))
  const payersByOrder = new Map(requisites.map(({ orderId, buyer }) => [orderId, buyer]))
  const changesByOrder = Map.groupBy(changes, (change) => change.orderId)
  const messagesByOrder = Map.groupBy(messages, (message) => message.orderId)
  const filesByOrder = Map.groupBy(fileRows, (file) => file.orderId)
  const archivedFiles: ArchivedFile[] = []
  const customerOrders = rows.map(({ order, consent }) => {
    // `searchText` repeats the other columns, `line` is the first of the lines, `dueAt` is the factory's own term.
    const { id, userId, personId, placedAt, searchText, line, takenById, dueAt, ...fields } = order
    const files = (filesByOrder.get(id) ?? []).map((file) => {
      const { id: fileId, position, name, size, removedAt, messageId } = file
      const path = `files/${order.number}/${position + 1}-${name.replace(/[/\\:]/g, '_')}`
      if (!removedAt) archivedFiles.push({ id: fileId, path })
      return { messageId, shown: { name, size, path: removedAt ? null : path } }
    })
    const filesOf = (message: number | null) =>
      files.filter(({ messageId }) => messageId === message).map(({ shown }) => shown)
    return {
      ...fields,
      placedAt: placedAt.toISOString(),
      lines: linesByOrder.get(id) ?? [],
      calculation: calculationsByOrder.get(id) ?? null,
      requisites: payersByOrder.get(id) ?? null,
      consent: consent ? toConsent(consent) : null,
      files: filesOf(null),
      statusChanges: (changesByOrder.get(id) ?? []).map(({ status, at, by, reason }) => ({
        status,
        by,
        reason,
        at: at.toISOString(),
      })),
      messages: (messagesByOrder.get(id) ?? []).map((message) => ({
        author: message.author,
        authorName: message.authorName,
        source: message.source,
        text: message.text,
        at: message.at.toISOString(),
        files: filesOf(message.id),
      })),
    }
  })
  return { orders: customerOrders, files: archivedFiles }
}

/** Blocks other transactions that assign orders to persons until this one ends. Lock accounts before calling it. */
export async function lockPeople(tx: Orm): Promise<void> {
  await tx.execute(sql`select lock_people()`)
}

/** Assigns the matching orders to a user. Returns their number. */
export async function moveOrders(tx: Orm, which: SQL, userId: number): Promise<number> {
  const moved = await tx.update(orders).set({ userId }).where(which).returning({ id: orders.id })
  return moved.length
}

/** Detaches orders from a user. The orders stay as proof of consents. */
export async function unlinkOrders(tx: Orm, userId: number): Promise<void> {
  await tx.update(orders).set({ userId: null }).where(eq(orders.userId, userId))
}
