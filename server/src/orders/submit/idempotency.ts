import { createHmac } from 'node:crypto'
import { messages } from '@rapport/contract/errors/messages'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { clientKey } from '../../platform/http/request/client-ip.ts'
import { orderIdempotencyKeys, orders } from '../tables.ts'
import type { OrderInput, OrderSender } from './parse-order.ts'

const VALID_MS = DAY_MS

/** What makes an order a repeat: the same sender, the same key, the same body. */
export interface IdempotencyClaim {
  /** Keyed hash of who sends it. */
  sender: string
  key: string
  bodySha256: string
}

/** Returns what makes an order a repeat; undefined where it was sent without a key. */
export function createClaim(
  secret: Buffer,
  { sender, bodySha256 }: OrderInput,
  userId: number | undefined,
): IdempotencyClaim | undefined {
  if (sender.idempotencyKey === undefined) return undefined
  // Of addresses and ids no more than a keyed hash is stored.
  const hash = createHmac('sha256', secret).update(senderName(sender, userId)).digest('base64url')
  return { sender: hash, key: sender.idempotencyKey, bodySha256 }
}

/** Who sends an order, as far as the request says: a user, a browser, or at least an address. */
function senderName({ visitorId, ip }: OrderSender, userId: number | undefined): string {
  if (userId !== undefined) return `user:${userId}`
  return visitorId ? `visitor:${visitorId}` : `ip:${clientKey(ip)}`
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
  if (first && first.bodySha256 !== bodySha256) throw new ApiError(422, messages.idempotencyConflict)
  return first?.number
}

/** Stores the order of a claim, instead of one that has expired. */
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

/** Deletes keys of more than 24 hours. */
export async function deleteExpiredIdempotencyKeys(orm: Orm, now: Date): Promise<void> {
  await orm.delete(orderIdempotencyKeys).where(lte(orderIdempotencyKeys.createdAt, expiredBy(now)))
}

const expiredBy = (now: Date) => new Date(now.getTime() - VALID_MS)
