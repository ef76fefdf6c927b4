import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { notFound } from '../platform/http/api-error.ts'
import { checkCount } from '../proofs/answers/add-comment.ts'
import { getProofVersion, lockProof } from '../proofs/lock-proof.ts'
import { enqueueProofMail, type ProofMailQueue } from '../proofs/mails/proof-mails.ts'
import { recordProofEvent } from '../proofs/proof-events.ts'
import { proofComments, proofMails } from '../proofs/tables.ts'
import { type ProofAuthor, recordProofWrite } from './record-write.ts'

/** Minutes in which further answers join the mail of the first one. */
const MAIL_MINUTES = 5

/**
 * Answers a comment of the customer, who gets a mail with all answers of some minutes. Throws 404 if it is missing, 409
 * above the number of comments.
 */
export async function replyToComment(
  tx: Orm,
  id: number,
  text: string,
  author: ProofAuthor,
  mails: ProofMailQueue,
): Promise<void> {
  const comment = await getComment(tx, id)
  const proof = await lockProof(tx, { id: comment.proofId })
  await checkCount(tx, proof.id)
  const { now: at, staffId, name: authorName } = author
  const about = { proofId: proof.id, version: comment.version, at, staffId, text }
  await tx.insert(proofComments).values({ ...about, replyTo: id, author: 'staff', authorName })
  await tx.update(proofComments).set({ readAt: at }).where(eq(proofComments.id, id))
  await recordProofEvent(tx, { ...about, kind: 'replied' })
  if (proof.sentVersion === comment.version) await enqueueReplies(tx, about, mails)
  await recordProofWrite(tx, proof, author, { proofVersion: comment.version, answeredComment: id })
}

/** Enqueues the mail with answers, unless one waits. */
async function enqueueReplies(
  tx: Orm,
  { proofId, version, at }: { proofId: string; version: number; at: Date },
  mails: ProofMailQueue,
): Promise<void> {
  const [waiting] = await tx
    .select({ id: proofMails.id })
    .from(proofMails)
    .where(
      and(
        eq(proofMails.proofId, proofId),
        eq(proofMails.version, version),
        eq(proofMails.kind, 'replies'),
        gt(proofMails.dueAt, at),
      ),
    )
  if (waiting) return
  const { recipient } = await getProofVersion(tx, proofId, version)
  const dueAt = new Date(at.getTime() + MAIL_MINUTES * MINUTE_MS)
  await enqueueProofMail(tx, mails, { proofId, version, kind: 'replies', recipient, at, dueAt })
}

/** Marks a comment as solved, or as open again. Throws 404 if it is missing. */
export async function solveComment(
  tx: Orm,
  id: number,
  isSolved: boolean,
  author: ProofAuthor,
): Promise<void> {
  const { proofId } = await getComment(tx, id)
  const proof = await lockProof(tx, { id: proofId })
  await tx
    .update(proofComments)
    .set({ solvedAt: isSolved ? author.now : null, readAt: author.now })
    .where(eq(proofComments.id, id))
  await recordProofWrite(tx, proof, author, { comment: id, isSolved })
}

async function getComment(tx: Orm, id: number) {
  const [comment] = await tx
    .select({ proofId: proofComments.proofId, version: proofComments.version })
    .from(proofComments)
    .where(and(eq(proofComments.id, id), isNull(proofComments.replyTo)))
  if (!comment) throw notFound()
  return comment
}
