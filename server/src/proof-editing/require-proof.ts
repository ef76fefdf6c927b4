import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { recordProofEvent } from '../proofs/proof-events.ts'
import { proofs } from '../proofs/tables.ts'
import { ensureProof } from './ensure-proof.ts'
import { type ProofAuthor, recordProofWrite } from './record-write.ts'

/** Says whether an order needs an approved proof before production, also while none was sent. */
export async function requireProof(
  tx: Orm,
  orderId: string,
  isRequired: boolean,
  author: ProofAuthor,
): Promise<void> {
  const proof = await ensureProof(tx, orderId, author.now)
  await tx.update(proofs).set({ isRequired }).where(eq(proofs.id, proof.id))
  await recordProofEvent(tx, {
    proofId: proof.id,
    version: proof.sentVersion ?? 0,
    kind: isRequired ? 'required' : 'not-required',
    at: author.now,
    staffId: author.staffId,
  })
  await recordProofWrite(tx, proof, author, { proofRequired: isRequired })
}

/** Lets an order go into production without an approved proof, until a new version is sent. */
export async function waiveProof(
  tx: Orm,
  orderId: string,
  reason: string,
  author: ProofAuthor,
): Promise<void> {
  const proof = await ensureProof(tx, orderId, author.now)
  const { now: at, staffId } = author
  await tx
    .update(proofs)
    .set({ waivedAt: at, waivedBy: staffId, waiverReason: reason })
    .where(eq(proofs.id, proof.id))
  const version = proof.sentVersion ?? 0
  await recordProofEvent(tx, { proofId: proof.id, version, kind: 'waived', at, staffId, text: reason })
  // The event has the reason, which may name the customer: erasure never changes the audit log.
  await recordProofWrite(tx, proof, author, { proofWaived: true })
}
