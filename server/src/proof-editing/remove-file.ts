import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { and, count, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { getProofVersion, lockProof } from '../proofs/lock-proof.ts'
import { proofFiles, proofs, proofVersions } from '../proofs/tables.ts'
import { type ProofAuthor, recordProofWrite } from './record-write.ts'

/**
 * Deletes a file of a draft; the draft goes with its last file. The sweep removes the content. Returns the id of the order.
 * Throws 409 if the version was sent.
 */
export async function removeProofFile(tx: Orm, id: string, author: ProofAuthor): Promise<string> {
  const [file] = await tx.select().from(proofFiles).where(eq(proofFiles.id, id))
  if (!file) throw notFound()
  const proof = await lockProof(tx, { id: file.proofId })
  const version = await getProofVersion(tx, proof.id, file.version)
  if (version.sentAt) throw new ApiError(409, staffProofMessages.notDraft)
  const [removed] = await tx.delete(proofFiles).where(eq(proofFiles.id, id)).returning()
  if (!removed) throw notFound()
  const ofVersion = and(eq(proofFiles.proofId, proof.id), eq(proofFiles.version, file.version))
  const [left] = await tx.select({ number: count() }).from(proofFiles).where(ofVersion)
  if (left?.number === 0) {
    await tx
      .delete(proofVersions)
      .where(and(eq(proofVersions.proofId, proof.id), eq(proofVersions.version, file.version)))
    await tx
      .update(proofs)
      .set({ newest: file.version - 1 })
      .where(eq(proofs.id, proof.id))
  }
  await recordProofWrite(tx, proof, author, { proofVersion: file.version, removedFile: file.position })
  return proof.orderId
}
