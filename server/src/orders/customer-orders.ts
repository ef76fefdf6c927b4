import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { toConsent } from '../accounts/personal-data.ts'
import type { Orm } from '../platform/database/database.ts'
import { isSentByCustomer } from './queries.ts'
import { orderConsents, orderFiles, orderMessages, orderStatusChanges, orders } from './tables.ts'

/** Orders of one customer in an answer, at most; the newest. */
const ORDERS_MAX = 2000

/** Orders that a user has placed, or anybody with their e-mail address. */
export const ofCustomer = (user: { id: number; email: string }): SQL =>
  sql`(${orders.userId} = ${user.id} or lower(${orders.email}) = ${user.email.toLowerCase()})`

export type CustomerOrder = PersonalData['orders'][number]

/** A file of an order as it stands in the archive and in the store. */
export interface ArchivedFile {
  id: string
  path: string
}

/** Returns everything stored of orders of one person. */
export async function listCustomerOrders(
  orm: Orm,
  which: SQL,
): Promise<{ orders: CustomerOrder[]; files: ArchivedFile[] }> {
  const rows = await orm
    .select({ order: orders, consent: orderConsents })
    .from(orders)
    .leftJoin(orderConsents, eq(orderConsents.orderId, orders.id))
    .where(which)
    .orderBy(desc(orders.placedAt))
    .limit(ORDERS_MAX)
  const ids = rows.map(({ order }) => order.id)
  const fileRows =
    ids.length > 0
      ? await orm
          .select()
          .from(orderFiles)
          .where(and(inArray(orderFiles.orderId, ids), isSentByCustomer))
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
  const changesOf = Map.groupBy(changes, (change) => change.orderId)
  const messagesOf = Map.groupBy(messages, (message) => message.orderId)
  const filesOf = Map.groupBy(fileRows, (file) => file.orderId)
  const archivedFiles: ArchivedFile[] = []
  const customerOrders = rows.map(({ order, consent }) => {
    // What it is found by is said in the others.
    const { id, userId, personId, placedAt, searchText, ...fields } = order
    const files = (filesOf.get(id) ?? []).map(({ id: fileId, position, name, size, removedAt }) => {
      const path = `files/${order.number}/${position + 1}-${name.replace(/[/\\:]/g, '_')}`
      if (!removedAt) archivedFiles.push({ id: fileId, path })
      return { name, size, path: removedAt ? null : path }
    })
    return {
      ...fields,
      placedAt: placedAt.toISOString(),
      consent: consent ? toConsent(consent) : null,
      files,
      statusChanges: (changesOf.get(id) ?? []).map(({ status, at, by, reason }) => ({
        status,
        by,
        reason,
        at: at.toISOString(),
      })),
      messages: (messagesOf.get(id) ?? []).map(({ at, author, authorName, text }) => ({
        author,
        authorName,
        text,
        at: at.toISOString(),
      })),
    }
  })
  return { orders: customerOrders, files: archivedFiles }
}

/** Has whoever else gives orders to another person wait until the transaction ends. Accounts that it locks are locked before. */
export async function lockPeople(tx: Orm): Promise<void> {
  await tx.execute(sql`select lock_people()`)
}

/** Makes all orders of one person those of a user; returns how many they are. */
export async function giveOrders(tx: Orm, which: SQL, userId: number): Promise<number> {
  const given = await tx.update(orders).set({ userId }).where(which).returning({ id: orders.id })
  return given.length
}

/** Removes the link to its user from each order: the orders stay as evidence of what was agreed. */
export async function unlinkOrders(tx: Orm, userId: number): Promise<void> {
  await tx.update(orders).set({ userId: null }).where(eq(orders.userId, userId))
}
