import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { proofs, proofVersions } from './tables.ts'

/**
 * Throws 422 at `status` if an order must not go into production yet: its proof is required or was sent, the version in force is not
 * approved, and no owner has let it pass. The order must be locked. Call it wherever an order can start production.
 */
export async function assertProofApproved(tx: Orm, orderId: string): Promise<void> {
  const [proof] = await tx
    .select({
      isRequired: proofs.isRequired,
      waivedAt: proofs.waivedAt,
      sentVersion: proofs.sentVersion,
      state: proofVersions.state,
    })
    .from(proofs)
    .leftJoin(
      proofVersions,
      and(eq(proofVersions.proofId, proofs.id), eq(proofVersions.version, proofs.sentVersion)),
    )
    .where(eq(proofs.orderId, orderId))
  if (!proof || proof.waivedAt || proof.state === 'approved') return
  // A withdrawn proof counts only if staff require one.
  const isSent = proof.sentVersion !== null && proof.state !== 'withdrawn'
  if (isSent) throw refuse(staffProofMessages.notApproved)
  if (proof.isRequired) throw refuse(staffProofMessages.proofRequired)
}

const refuse = (message: string) => new ApiError(422, message, { status: [message] })
