import { messages } from '@rapport/contract/errors/messages'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { getProofVersion, lockProof } from '../proofs/lock-proof.ts'
import { enqueueProofMail, type ProofMailQueue } from '../proofs/mails/proof-mails.ts'
import { recordProofEvent } from '../proofs/proof-events.ts'
import { proofMails } from '../proofs/tables.ts'
import { type ProofAuthor, recordProofWrite } from './record-write.ts'

/** Mails that bring one version, at most. */
const MAILS_MAX = 10

/**
 * Sends the mail of the version in force again, to its address or another one. Throws 409 unless it waits for an answer, for a refused order,
 * while a mail is on its way, and after MAILS_MAX of them; 422 without an address.
 */
export async function sendProofAgain(
  tx: Orm,
  { id, email }: { id: string; email?: string | undefined },
  author: ProofAuthor,
  mails: ProofMailQueue,
): Promise<void> {
  const proof = await lockProof(tx, { id })
  const { sentVersion, order } = proof
  const inForce = sentVersion === null ? undefined : await getProofVersion(tx, id, sentVersion)
  if (order.status === 'refused') throw new ApiError(409, staffProofMessages.orderRefused)
  if (inForce?.state !== 'sent') throw new ApiError(409, staffProofMessages.notWaiting)
  const recipient = email ?? inForce.recipient
  if (!recipient && !order.email)
    throw new ApiError(422, messages.invalid, { email: [staffProofMessages.noEmail] })
  const { version } = inForce
  const sent = await tx
    .select({ state: proofMails.state })
    .from(proofMails)
    .where(and(eq(proofMails.proofId, id), eq(proofMails.version, version), eq(proofMails.kind, 'proof')))
  if (sent.some(({ state }) => state === 'pending')) throw new ApiError(409, staffProofMessages.mailPending)
  if (sent.length >= MAILS_MAX) throw new ApiError(409, staffProofMessages.mailsTooMany)
  const about = { proofId: id, version, at: author.now }
  await recordProofEvent(tx, { ...about, kind: 'sent-again', staffId: author.staffId })
  await enqueueProofMail(tx, mails, { ...about, kind: 'proof', recipient })
  await recordProofWrite(tx, proof, author, { sentProofVersion: version, otherEmail: email !== undefined })
}
