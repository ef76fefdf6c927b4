import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import type { ProofAnswer } from '@rapport/contract/proofs/public-proof'
import { and, eq, sql } from 'drizzle-orm'
import type { Hooks } from '../../hooks.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { getProofVersion, lockProof, type ProofVersionRow } from '../lock-proof.ts'
import { enqueueProofMail, type ProofMailQueue } from '../mails/proof-mails.ts'
import { recordProofEvent } from '../proof-events.ts'
import { proofAnswers, proofs, proofVersions } from '../tables.ts'
import { addComment } from './add-comment.ts'
import { checkAnswerable } from './check-answerable.ts'

export interface ProofAnswerDeps extends ProofMailQueue {
  proofChanged: Pick<Hooks['proofChanged'], 'run'>
}

/** The customer who answers, and the time. */
export interface Answerer {
  now: Date
  client: Pick<Client, 'ip' | 'userAgent'>
}

/** An answer as its form has it. */
export type CustomerAnswer =
  | { kind: 'approved'; version: number; sha256: string; name: string }
  | { kind: 'changes-requested'; version: number; text: string }

/**
 * Stores the answer of a customer to a version. A repeat returns the first answer; other changes than the first ones
 * become a comment. Throws 404 for an unknown link, 409 if another version is in force, its files have another hash, or it
 * was answered otherwise.
 */
export async function answerProof(
  tx: Orm,
  token: string,
  answer: CustomerAnswer,
  { now, client }: Answerer,
  deps: ProofAnswerDeps,
): Promise<ProofAnswer> {
  const proof = await lockProof(tx, { token })
  const version = await getProofVersion(tx, proof.id, answer.version)
  if (!version.sentAt || version.sha256 === null) throw notFound()
  const { kind } = answer
  const first = await findAnswer(tx, version, kind)
  if (first && version.state === kind) {
    if (kind === 'approved' && answer.sha256 !== version.sha256)
      throw new ApiError(409, proofMessages.otherFile)
    // Two people may ask for changes by one link: nothing that they wrote is lost.
    if (answer.kind === 'changes-requested' && answer.text !== first.text)
      await addComment(tx, token, { version: answer.version, text: answer.text }, now, deps)
    return { version: version.version, answeredAt: first.at.toISOString() }
  }
  checkAnswerable(proof, version)
  if (kind === 'approved' && answer.sha256 !== version.sha256)
    throw new ApiError(409, proofMessages.otherFile).withConflict({ version: version.version })

  const values = {
    at: now,
    name: kind === 'approved' ? answer.name : '',
    text: kind === 'approved' ? '' : answer.text,
    sha256: version.sha256,
    ip: client.ip || null,
    userAgent: client.userAgent,
  }
  await tx.insert(proofAnswers).values({ proofId: proof.id, version: version.version, kind, ...values })
  await tx
    .update(proofVersions)
    .set({ state: kind, openedAt: version.openedAt ?? now })
    .where(and(eq(proofVersions.proofId, proof.id), eq(proofVersions.version, version.version)))
  // A colleague who is about to send a new version learns of the answer first.
  await tx
    .update(proofs)
    .set({ revision: sql`${proofs.revision} + 1`, updatedAt: now })
    .where(eq(proofs.id, proof.id))
  const about = { proofId: proof.id, version: version.version, at: now }
  const eventId = await recordProofEvent(tx, { ...about, kind, text: values.text })
  await enqueueProofMail(tx, deps, { ...about, kind: 'answer', eventId })
  await deps.proofChanged.run(tx, proof.orderId)
  return { version: version.version, answeredAt: now.toISOString() }
}

async function findAnswer(
  tx: Orm,
  { proofId, version }: ProofVersionRow,
  kind: CustomerAnswer['kind'],
): Promise<{ at: Date; text: string } | undefined> {
  const [row] = await tx
    .select({ at: proofAnswers.at, text: proofAnswers.text })
    .from(proofAnswers)
    .where(
      and(eq(proofAnswers.proofId, proofId), eq(proofAnswers.version, version), eq(proofAnswers.kind, kind)),
    )
  return row
}
