import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { ProofAnswerDeps } from './answers/answer-proof.ts'
import { proofEvents, proofs, proofVersions } from './tables.ts'

/** Openings that are counted for a day, at most. */
const OPENINGS_MAX = 100

/** Records that the customer looked at the version in force: its first time, and a count of each day. */
export async function recordOpening(
  orm: Orm,
  token: string,
  now: Date,
  { proofChanged }: Pick<ProofAnswerDeps, 'proofChanged'>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [proof] = await tx.select().from(proofs).where(eq(proofs.token, token))
    if (!proof || proof.sentVersion === null) return
    const version = { proofId: proof.id, version: proof.sentVersion }
    // First the event, which waits for a write of the proof, while nothing is locked. Else both could wait for each other.
    const [event] = await tx
      .insert(proofEvents)
      .values({ ...version, kind: 'opened', at: now, day: moscowDay(now) })
      .onConflictDoUpdate({
        target: [proofEvents.proofId, proofEvents.version, proofEvents.day],
        targetWhere: sql`${proofEvents.kind} = 'opened'`,
        set: { count: sql`${proofEvents.count} + 1` },
        setWhere: lt(proofEvents.count, OPENINGS_MAX),
      })
      .returning({ count: proofEvents.count })
    await tx
      .update(proofVersions)
      .set({ openedAt: now })
      .where(
        and(
          eq(proofVersions.proofId, version.proofId),
          eq(proofVersions.version, version.version),
          isNull(proofVersions.openedAt),
        ),
      )
    if (event?.count === 1) await proofChanged.run(tx, proof.orderId)
  })
}
