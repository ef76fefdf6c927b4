import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import { isApprovable } from '@rapport/contract/proofs/proof-state'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { LockedProof, ProofVersionRow } from '../lock-proof.ts'

/** Throws 409 if a version can't be commented or answered any more. */
export function checkAnswerable(
  { sentVersion, order }: LockedProof,
  { version, state }: ProofVersionRow,
): void {
  if (sentVersion !== version)
    throw new ApiError(409, proofMessages.otherVersion).withConflict({ version: sentVersion })
  if (state === 'withdrawn') throw new ApiError(409, proofMessages.withdrawn)
  if (state === 'approved') throw new ApiError(409, proofMessages.alreadyApproved)
  if (order.status === 'refused') throw new ApiError(409, proofMessages.orderRefused)
  if (!isApprovable(state)) throw notFound()
}
