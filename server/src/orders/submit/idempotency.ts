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

/** Identity of a submission: a repeat has the same sender, key and body. */
export interface IdempotencyClaim {
  /** Keyed hash of the sender. */
  sender: string
  key: string
  bodySha256: string
}

/** Returns the claim of an order, or undefined if it was sent without a key. */
export function createClaim(
  secret: Buffer,
  { sender, bodySha256 }: OrderInput,
  userId: number | undefined,
): IdempotencyClaim | undefined {
  if (sender.idempotencyKey === undefined) return undefined
  // Only a keyed hash of IPs and ids is stored.
  const hash = createHmac('sha256', secret).update(senderName(sender, userId)).digest('base64url')
  return { sender: hash, key: sender.idempotencyKey, bodySha256 }
}

/** Identifies a sender by user, else by visitor id, else by IP address. */
function senderName({ visitorId, ip }: OrderSender, userId: number | undefined): string {
  if (userId !== undefined) return `user:${userId}`
  return visitorId ? `visitor:${visitorId}` : `ip:${clientKey(ip)}`
}

/**
 * Returns the number of the order that this one repeats. A concurrent repeat waits for the first transaction. Throws
 * 422 if the key was used with another body.
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

/** Stores the order of a claim, replacing an expired key. */
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

/** Deletes keys older than 24 hours. */
export async function deleteExpiredIdempotencyKeys(orm: Orm, now: Date): Promise<void> {
  await orm.delete(orderIdempotencyKeys).where(lte(orderIdempotencyKeys.createdAt, expiredBy(now)))
}

const expiredBy = (now: Date) => new Date(now.getTime() - VALID_MS)
