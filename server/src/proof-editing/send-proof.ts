import { messages } from '@rapport/contract/errors/messages'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { versionHash } from '../proofs/files/version-hash.ts'
import { isUnreadComment } from '../proofs/list-comments.ts'
import { listPages } from '../proofs/list-pages.ts'
import { getProofVersion } from '../proofs/lock-proof.ts'
import { enqueueProofMail, type ProofMailQueue } from '../proofs/mails/proof-mails.ts'
import { recordProofEvent } from '../proofs/proof-events.ts'
import { proofComments, proofs, proofVersions } from '../proofs/tables.ts'
import { lockRevision, type ProofAuthor, type ProofRevision, recordProofWrite } from './record-write.ts'

/**
 * Sends the draft to the customer: it becomes the version in force, and needs an approval of its own. Throws 409 without a
 * draft, 422 without an address.
 */
export async function sendProof(
  tx: Orm,
  { comment, email, ...target }: ProofRevision & { comment: string; email?: string | undefined },
  author: ProofAuthor,
  mails: ProofMailQueue,
): Promise<void> {
  const proof = await lockRevision(tx, target)
  if (proof.newest === 0) throw new ApiError(409, staffProofMessages.filesRequired)
  const { version, state } = await getProofVersion(tx, proof.id, proof.newest)
  if (state !== 'draft') throw new ApiError(409, staffProofMessages.notDraft)
  if (proof.order.status === 'refused') throw new ApiError(409, staffProofMessages.orderRefused)
  if (email === undefined && proof.order.email === '')
    throw new ApiError(422, messages.invalid, { email: [staffProofMessages.noEmail] })
  const { files } = await listPages(tx, proof.id, version)
  const { now, staffId, name } = author
  const recipient = email ?? null
  await tx
    .update(proofVersions)
    .set({ state: 'superseded' })
    .where(
      and(
        eq(proofVersions.proofId, proof.id),
        inArray(proofVersions.state, ['sent', 'approved', 'changes-requested']),
      ),
    )
  await tx
    .update(proofVersions)
    .set({
      state: 'sent',
      comment,
      sha256: versionHash(files.map(({ sha256 }) => sha256)),
      recipient,
      sentAt: now,
      sentBy: staffId,
      authorName: name,
    })
    .where(and(eq(proofVersions.proofId, proof.id), eq(proofVersions.version, version)))
  // A permission to go without an approval was for the versions before.
  await tx
    .update(proofs)
    .set({ sentVersion: version, waivedAt: null, waivedBy: null, waiverReason: '' })
    .where(eq(proofs.id, proof.id))
  // A new version answers the comments on the versions before.
  await tx
    .update(proofComments)
    .set({ readAt: now })
    .where(and(eq(proofComments.proofId, proof.id), isUnreadComment))
  const about = { proofId: proof.id, version, at: now }
  await recordProofEvent(tx, { ...about, kind: 'sent', staffId })
  await enqueueProofMail(tx, mails, { ...about, kind: 'proof', recipient })
  await recordProofWrite(tx, proof, author, { sentProofVersion: version, otherEmail: email !== undefined })
}

/** Withdraws the version in force. Throws 409 if nothing is in force. */
export async function withdrawProof(tx: Orm, target: ProofRevision, author: ProofAuthor): Promise<void> {
  const proof = await lockRevision(tx, target)
  if (proof.sentVersion === null) throw new ApiError(409, staffProofMessages.notSent)
  const { version, state } = await getProofVersion(tx, proof.id, proof.sentVersion)
  if (state === 'withdrawn') throw new ApiError(409, staffProofMessages.notSent)
  await tx
    .update(proofVersions)
    .set({ state: 'withdrawn' })
    .where(and(eq(proofVersions.proofId, proof.id), eq(proofVersions.version, version)))
  const { now: at, staffId } = author
  await recordProofEvent(tx, { proofId: proof.id, version, kind: 'withdrawn', at, staffId })
  await recordProofWrite(tx, proof, author, { withdrawnProofVersion: version })
}
