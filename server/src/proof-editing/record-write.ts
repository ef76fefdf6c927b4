import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { eq, sql } from 'drizzle-orm'
import { notifyOrders } from '../inbox/events/notify-orders.ts'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import type { Orm } from '../platform/database/database.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import { type LockedProof, lockProof } from '../proofs/lock-proof.ts'
import { proofs } from '../proofs/tables.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'

/** The staff member who writes a proof. */
export type ProofAuthor = OrderAuthor & { name: string }

/** A proof, and the revision that a write started from. */
export interface ProofRevision {
  id: string
  revision?: number | undefined
}

/** Locks a proof for a write. Throws 400 without `revision`, 409 if it is stale. */
export async function lockRevision(tx: Orm, { id, revision }: ProofRevision): Promise<LockedProof> {
  const proof = await lockProof(tx, { id })
  await checkVersion(revision, proof.revision, staffProofMessages)
  return proof
}

/** Raises the revision of a written proof, writes an audit row of its order, and notifies open tabs. */
export async function recordProofWrite(
  tx: Orm,
  { id, order }: { id: string; order: { id: string; number: string } },
  { now, audit }: Pick<ProofAuthor, 'now' | 'audit'>,
  after: NonNullable<AuditEntry['after']>,
): Promise<void> {
  await tx
    .update(proofs)
    .set({ revision: sql`${proofs.revision} + 1`, updatedAt: now })
    .where(eq(proofs.id, id))
  await notifyOrders(tx, { kind: 'changed', orderId: order.id })
  await audit(tx, { subject: 'order', subjectId: order.id, title: order.number, after })
}
