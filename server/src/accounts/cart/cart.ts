import { messages } from '@rapport/contract/errors/messages'
import type { Cart } from '@rapport/contract/orders/cart-line'
import { mergeCarts } from '@rapport/contract/orders/merge-carts'
import { ORDER_LINES_MAX } from '@rapport/contract/orders/order-limits'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lockUser } from '../sessions/sessions.ts'
import { carts } from '../tables.ts'

/** Returns the cart of a user; version 0 without lines if there is none. */
export async function getCart(orm: Orm, userId: number): Promise<Cart> {
  const { version, lines } = carts
  const [row] = await orm.select({ version, lines }).from(carts).where(eq(carts.userId, userId))
  return row ?? { version: 0, lines: [] }
}

/** Replaces the cart of a user. Throws 409 if `version` is stale: another device must not lose its lines. */
export function updateCart(orm: Orm, userId: number, { version, lines }: Cart, now: Date): Promise<Cart> {
  return orm.transaction(async (tx) => {
    if (!(await lockUser(tx, userId, 'update'))) throw new ApiError(401, messages.unauthorized)
    if ((await getCart(tx, userId)).version !== version) throw new ApiError(409, messages.conflict)
    return storeCart(tx, userId, { version: version + 1, lines }, now)
  })
}

/** Merges the cart of an account into that of another; lines beyond the limit are dropped. Both must be locked. */
export async function moveCart(tx: Orm, keptId: number, otherId: number, now: Date): Promise<void> {
  const [kept, other] = [await getCart(tx, keptId), await getCart(tx, otherId)]
  if (other.lines.length === 0) return
  const lines = mergeCarts([], other.lines, kept.lines).slice(0, ORDER_LINES_MAX)
  await storeCart(tx, keptId, { version: kept.version + 1, lines }, now)
}

async function storeCart(tx: Orm, userId: number, cart: Cart, updatedAt: Date): Promise<Cart> {
  await tx
    .insert(carts)
    .values({ userId, ...cart, updatedAt })
    .onConflictDoUpdate({ target: carts.userId, set: { ...cart, updatedAt } })
  return cart
}
