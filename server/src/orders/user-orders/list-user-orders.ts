import { USER_ORDERS_DEFAULT } from '@rapport/contract/accounts/account-limits'
import type { UserOrderSummary } from '@rapport/contract/accounts/user-orders'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { unreadCount } from '../conversation/message-state.ts'
import { orderFileCount, orderSummary } from '../order-columns.ts'
import { orders } from '../tables.ts'

/** A page of orders, newest first. */
export interface UserOrdersPart {
  /** Number of the order before this page. */
  before?: string | undefined
  limit?: number | undefined
}

/** Returns a page of a user's orders, and the `before` of the next page, or null at the end. */
export async function listUserOrders(
  orm: Orm,
  userId: number,
  { before, limit = USER_ORDERS_DEFAULT }: UserOrdersPart,
): Promise<{ orders: UserOrderSummary[]; next: string | null }> {
  if (before !== undefined) await orNotFound(findUserOrderId(orm, userId, before))
  const rows = await orm
    .select({
      number: orders.number,
      placedAt: orders.placedAt,
      status: orders.status,
      summary: orderSummary,
      fileCount: orderFileCount,
      unreadCount,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), before === undefined ? undefined : placedBefore(before)))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  return {
    orders: part.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
    next: rows.length > limit ? (part.at(-1)?.number ?? null) : null,
  }
}

const placedBefore = (number: string) => sql`(${orders.placedAt}, ${orders.number}) <
  (select before.placed_at, before.number from ${orders} as before where before.number = ${number})`

async function findUserOrderId(orm: Orm, userId: number, number: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.number, number)))
  return row?.id
}
