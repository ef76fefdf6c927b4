import { DAY_MS } from '@rapport/contract/hours/durations'
import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { ProofAnswerDeps } from '../answers/answer-proof.ts'
import { getProofVersion, lockProof } from '../lock-proof.ts'
import { enqueueProofMail } from '../mails/proof-mails.ts'
import { recordProofEvent } from '../proof-events.ts'
import { proofMails, proofs, proofVersions } from '../tables.ts'

/** Days without an answer after which a customer is reminded, once a version. */
const REMINDER_DAYS = 3
/** Proofs of one run; the next hour takes the rest. */
const BATCH = 500

/**
 * Enqueues a mail to each customer whose proof waits for an answer for days, unless the order is closed. Returns the number
 * of mails.
 */
export async function remindOfProofs(orm: Orm, now: Date, deps: ProofAnswerDeps): Promise<number> {
  const due = await orm
    .select({ id: proofs.id, version: proofVersions.version })
    .from(proofVersions)
    .innerJoin(
      proofs,
      and(eq(proofs.id, proofVersions.proofId), eq(proofs.sentVersion, proofVersions.version)),
    )
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .where(
      and(
        eq(proofVersions.state, 'sent'),
        lte(proofVersions.sentAt, new Date(now.getTime() - REMINDER_DAYS * DAY_MS)),
        notInArray(orders.status, ['refused', 'done']),
        sql`(${proofVersions.recipient} is not null or ${orders.email} <> '')`,
        sql`not exists (select 1 from ${proofMails} where ${proofMails.proofId} = ${proofs.id}
          and ${proofMails.version} = ${proofVersions.version} and ${proofMails.kind} = 'reminder')`,
      ),
    )
    .orderBy(asc(proofVersions.sentAt), asc(proofs.id))
    .limit(BATCH)
  let reminded = 0
  for (const { id, version } of due)
    reminded += await orm.transaction((tx) => remind(tx, id, version, now, deps))
  return reminded
}

/** Returns 1 if the proof still waits for an answer once it is locked, else 0. */
async function remind(
  tx: Orm,
  id: string,
  version: number,
  now: Date,
  deps: ProofAnswerDeps,
): Promise<0 | 1> {
  const proof = await lockProof(tx, { id })
  if (proof.sentVersion !== version) return 0
  const { state, recipient } = await getProofVersion(tx, id, version)
  if (state !== 'sent') return 0
  const about = { proofId: id, version, at: now }
  await enqueueProofMail(tx, deps, { ...about, kind: 'reminder', recipient })
  await recordProofEvent(tx, { ...about, kind: 'reminded' })
  await deps.proofChanged.run(tx, proof.orderId)
  return 1
}
