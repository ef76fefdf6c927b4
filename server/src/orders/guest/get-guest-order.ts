import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import { and, eq, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { listOrderLines } from '../lines/order-lines.ts'
import { orders } from '../tables.ts'
import { listFiles, listStatusChanges } from '../user-orders/get-user-order.ts'

/** Returns an order for its link; undefined if it was removed or erased. */
export async function findGuestOrder(orm: Orm, id: string): Promise<GuestOrder | undefined> {
  const { number, placedAt, status, email } = orders
  const [order] = await orm
    .select({ number, placedAt, status })
    .from(orders)
    .where(and(eq(orders.id, id), ne(email, '')))
  if (!order) return undefined
  const changes = await listStatusChanges(orm, id)
  const files = await listFiles(orm, id)
  const lines = await listOrderLines(orm, id)
  return {
    ...order,
    placedAt: order.placedAt.toISOString(),
    lines: lines.map((line) => ({ ...line, shownTotal: null })),
    statusChanges: changes.map((change) => ({ ...change, reason: null })),
    files: files.map(({ name, size }) => ({ name, size })),
  }
}
