import { DAY_MS } from '@rapport/contract/hours/durations'
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { calculations } from '../tables.ts'
import { CLAIM_MS } from './claim.ts'

/** Days after the validity for which a calculation without account and order is kept. */
const UNLINKED_DAYS = 60
/** Days after the validity for which the calculation of an account is kept. */
const ACCOUNT_DAYS = 365
const BATCH = 1_000

/**
 * Deletes expired calculations that no order carries, and those of orders that are deleted by now. Forgets idempotency
 * keys after 24 hours. Returns the number of deleted calculations, 1 000 at most.
 */
export async function deleteExpiredCalculations(
  orm: Orm,
  { now, orderDays }: { now: Date; orderDays: number },
): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { id, validUntil, userId, orderedAt, createdAt, idempotencyKey } = calculations
  await orm
    .update(calculations)
    .set({ sender: null, idempotencyKey: null, bodySha256: null })
    .where(and(isNotNull(idempotencyKey), lt(createdAt, before(CLAIM_MS))))
  const isUnlinked = and(isNull(userId), lt(validUntil, before(UNLINKED_DAYS * DAY_MS)))
  const isOld = lt(validUntil, before(ACCOUNT_DAYS * DAY_MS))
  const expired = orm
    .select({ id })
    .from(calculations)
    .where(
      or(
        and(isNull(orderedAt), or(isUnlinked, isOld)),
        and(lt(orderedAt, before(orderDays * DAY_MS)), isOld),
      ),
    )
    .limit(BATCH)
  const deleted = await orm.delete(calculations).where(inArray(id, expired)).returning({ id })
  return deleted.length
}

/** Moves the calculations of an account to the one that it is merged into. */
export async function moveCalculations(tx: Orm, fromUserId: number, toUserId: number): Promise<void> {
  await tx.update(calculations).set({ userId: toUserId }).where(eq(calculations.userId, fromUserId))
}

/** Keeps a calculation as long as the order that carries it. Returns whether it still exists. */
export async function markOrdered(tx: Orm, id: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(calculations)
    .set({ orderedAt: now })
    .where(eq(calculations.id, id))
    .returning({ id: calculations.id })
  return marked.length > 0
}
