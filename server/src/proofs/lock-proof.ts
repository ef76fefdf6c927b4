import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { and, eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { notFound } from '../platform/http/api-error.ts'
import { proofs, proofVersions } from './tables.ts'

type ProofRow = typeof proofs.$inferSelect
export type ProofVersionRow = typeof proofVersions.$inferSelect

/** A locked proof, with the facts of its order that rules depend on. */
export interface LockedProof extends ProofRow {
  order: { id: string; number: string; status: OrderStatus; email: string }
}

/**
 * Locks the order of a proof, and returns the proof. Throws 404 if it is missing. All writes of proofs lock the order
 * first, so that none waits for another in a circle.
 */
export async function lockProof(tx: Orm, by: { id: string } | { token: string }): Promise<LockedProof> {
  if ('token' in by && !LINK_TOKEN.test(by.token)) throw notFound()
  const which = 'id' in by ? eq(proofs.id, by.id) : eq(proofs.token, by.token)
  const [found] = await tx.select({ orderId: proofs.orderId }).from(proofs).where(which)
  if (!found) throw notFound()
  const [order] = await tx
    .select({ id: orders.id, number: orders.number, status: orders.status, email: orders.email })
    .from(orders)
    .where(eq(orders.id, found.orderId))
    .for('update')
  // Read again: it may have changed, or been deleted, while this transaction waited.
  const [proof] = await tx.select().from(proofs).where(which).for('update')
  if (!order || !proof) throw notFound()
  return { ...proof, order }
}

/** Returns a version of a proof. Throws 404 if it is missing. */
export async function getProofVersion(orm: Orm, proofId: string, version: number): Promise<ProofVersionRow> {
  const [row] = await orm
    .select()
    .from(proofVersions)
    .where(and(eq(proofVersions.proofId, proofId), eq(proofVersions.version, version)))
  if (!row) throw notFound()
  return row
}
