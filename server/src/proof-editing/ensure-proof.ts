import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockOrder } from '../inbox/lock-order.ts'
import type { Orm } from '../platform/database/database.ts'
import { newToken } from '../platform/security/tokens.ts'
import { type LockedProof, lockProof } from '../proofs/lock-proof.ts'
import { proofs } from '../proofs/tables.ts'

/** Locks an order and returns its proof, which is created if there is none. Throws 404 without the order. */
export async function ensureProof(tx: Orm, orderId: string, now: Date): Promise<LockedProof> {
  await lockOrder(tx, orderId)
  await tx
    .insert(proofs)
    .values({ id: randomUUID(), orderId, token: newToken(), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: proofs.orderId })
  const [own] = await tx.select({ id: proofs.id }).from(proofs).where(eq(proofs.orderId, orderId))
  if (!own) throw new Error('No proof of the order')
  return lockProof(tx, { id: own.id })
}
