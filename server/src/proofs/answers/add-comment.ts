import { messages } from '@rapport/contract/errors/messages'
import { PROOF_COMMENTS_MAX } from '@rapport/contract/proofs/proof-limits'
import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import type { ProofComment } from '@rapport/contract/proofs/public-proof'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Hooks } from '../../hooks.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { listComments } from '../list-comments.ts'
import { listPages } from '../list-pages.ts'
import { getProofVersion, lockProof } from '../lock-proof.ts'
import { recordProofEvent } from '../proof-events.ts'
import { proofComments } from '../tables.ts'
import { checkAnswerable } from './check-answerable.ts'

/** A comment as its form has it. */
interface NewComment {
  version: number
  page?: number | undefined
  x?: number | undefined
  y?: number | undefined
  text: string
}

/**
 * Stores a comment of the customer and returns all of its version. The same comment again is stored once: a press that
 * was sent twice. Throws 404 for an unknown link, 409 if another version is in force or was approved, or there are too many comments,
 * 422 for a page that the version has not.
 */
export async function addComment(
  tx: Orm,
  token: string,
  { version: number, page, x, y, text }: NewComment,
  now: Date,
  deps: { proofChanged: Pick<Hooks['proofChanged'], 'run'> },
): Promise<ProofComment[]> {
  const proof = await lockProof(tx, { token })
  const version = await getProofVersion(tx, proof.id, number)
  checkAnswerable(proof, version)
  const { pages } = await listPages(tx, proof.id, number)
  if (page !== undefined && page > pages.length)
    throw new ApiError(422, messages.invalid, { page: [proofMessages.pageUnknown] })
  // A place without its page, and half of a place, are about the whole.
  const pin = page === undefined || x === undefined || y === undefined ? { x: null, y: null } : { x, y }
  const place = { page: page ?? null, ...pin }
  if (!(await isRepeated(tx, proof.id, { ...place, text, version: number }))) {
    await checkCount(tx, proof.id)
    const about = { proofId: proof.id, version: number, at: now, text }
    await tx.insert(proofComments).values({ ...about, ...place, author: 'customer' })
    await recordProofEvent(tx, { ...about, kind: 'commented' })
    await deps.proofChanged.run(tx, proof.orderId)
  }
  return listComments(tx, proof.id, number)
}

/** Throws 409 if a proof has as many comments as it may have. */
export async function checkCount(tx: Orm, proofId: string): Promise<void> {
  const [own] = await tx
    .select({ number: count() })
    .from(proofComments)
    .where(eq(proofComments.proofId, proofId))
  if ((own?.number ?? 0) >= PROOF_COMMENTS_MAX) throw new ApiError(409, proofMessages.commentsTooMany)
}

async function isRepeated(
  tx: Orm,
  proofId: string,
  comment: { version: number; page: number | null; x: number | null; y: number | null; text: string },
): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(proofComments)
    .where(and(eq(proofComments.proofId, proofId), eq(proofComments.author, 'customer')))
    .orderBy(desc(proofComments.id))
    .limit(1)
  return (
    last !== undefined &&
    (['version', 'page', 'x', 'y', 'text'] as const).every((field) => last[field] === comment[field])
  )
}
