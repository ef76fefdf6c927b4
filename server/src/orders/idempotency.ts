import { createHash, createHmac } from 'node:crypto'
import { messages } from '@rapport/contract/messages'
import type { OrderForm } from '@rapport/contract/orders'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { AppError } from '../platform/app-error.ts'
import type { Orm } from '../platform/database.ts'
import { orderIdempotencyKeys, orders } from './tables.ts'

const KEPT_MS = 24 * 3_600_000

/** What makes an order a repeat: the same sender, the same key, the same body. */
export interface IdempotencyClaim {
  /** Keyed hash of who sends it. */
  sender: string
  key: string
  bodySha256: string
}

/** Returns what a sender is known by: of addresses and ids no more than a keyed hash is kept. */
export const hashSender = (secret: Buffer, sender: string): string =>
  createHmac('sha256', secret).update(sender).digest('base64url')

/** Returns the SHA-256 of everything an order says, whatever the order of its fields and the type of its body. */
export function hashOrder(form: OrderForm, files: { name: string; size: number; sha256: string }[]): string {
  const fields = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1))
  const contents = files.map(({ name, size, sha256 }) => [name, size, sha256])
  return createHash('sha256')
    .update(JSON.stringify([fields, contents]))
    .digest('hex')
}

/**
 * Returns the number of the order this one repeats. One that comes while the first is being written waits for it.
 * Throws the 422 where the sender's key stands for another body.
 */
export async function findRepeatedOrder(
  tx: Orm,
  { sender, key, bodySha256 }: IdempotencyClaim,
  now: Date,
): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${sender} ${key}`}, 0))`)
  const [first] = await tx
    .select({ number: orders.number, bodySha256: orderIdempotencyKeys.bodySha256 })
    .from(orderIdempotencyKeys)
    .innerJoin(orders, eq(orders.id, orderIdempotencyKeys.orderId))
    .where(
      and(
        eq(orderIdempotencyKeys.sender, sender),
        eq(orderIdempotencyKeys.key, key),
        gt(orderIdempotencyKeys.createdAt, expiredBy(now)),
      ),
    )
  if (first && first.bodySha256 !== bodySha256) throw new AppError(422, messages.idempotencyConflict)
  return first?.number
}

/** Remembers the order of a claim, in place of one that has expired. */
export async function storeIdempotencyKey(
  tx: Orm,
  claim: IdempotencyClaim,
  orderId: string,
  now: Date,
): Promise<void> {
  const row = { ...claim, orderId, createdAt: now }
  await tx
    .insert(orderIdempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: [orderIdempotencyKeys.sender, orderIdempotencyKeys.key], set: row })
}

/** Forgets keys of more than 24 hours. */
export async function deleteExpiredIdempotencyKeys(orm: Orm, now: Date): Promise<void> {
  await orm.delete(orderIdempotencyKeys).where(lte(orderIdempotencyKeys.createdAt, expiredBy(now)))
}

const expiredBy = (now: Date) => new Date(now.getTime() - KEPT_MS)
