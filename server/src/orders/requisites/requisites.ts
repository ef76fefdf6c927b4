import type { OrderRequisites, OrderRequisitesForm } from '@rapport/contract/requisites/order-requisites'
import { payerMessages } from '@rapport/contract/requisites/payer-messages'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { orderRequisites } from './tables.ts'

type Row = typeof orderRequisites.$inferSelect

/** Returns the stored row of an order; undefined before they are requested or given. */
export async function findRequisitesRow(orm: Orm, orderId: string): Promise<Row | undefined> {
  const [row] = await orm.select().from(orderRequisites).where(eq(orderRequisites.orderId, orderId))
  return row
}

/** Returns the requisites of an order. */
export async function getRequisites(orm: Orm, orderId: string): Promise<OrderRequisites> {
  const row = await findRequisitesRow(orm, orderId)
  return { version: row?.version ?? 0, payer: row?.buyer ?? null }
}

/** Author of a change: a staff member, or null for the customer. */
interface Author {
  staffId: number | null
  now: Date
}

/**
 * Stores the requisites of an order, which must be locked. The same again changes nothing. Returns the version before.
 * Throws 409 if `version` is stale: two windows must not replace each other's requisites unseen.
 */
export async function saveRequisites(
  tx: Orm,
  orderId: string,
  { version, ...buyer }: OrderRequisitesForm,
  { staffId, now }: Author,
): Promise<{ before: number; isChanged: boolean }> {
  const row = await findRequisitesRow(tx, orderId)
  const before = row?.version ?? 0
  if (row?.buyer && isSamePayer(row.buyer, buyer)) return { before, isChanged: false }
  if (before !== version) throw new ApiError(409, payerMessages.changed)
  const values = { version: before + 1, buyer, at: now, staffId }
  await tx
    .insert(orderRequisites)
    .values({ orderId, ...values })
    .onConflictDoUpdate({ target: orderRequisites.orderId, set: values })
  return { before, isChanged: true }
}

type Requisites = Omit<OrderRequisitesForm, 'version'>

/** Returns whether two payers have the same requisites. */
export const isSamePayer = (one: Requisites, other: Requisites): boolean =>
  one.name === other.name && one.inn === other.inn && one.kpp === other.kpp && one.address === other.address
