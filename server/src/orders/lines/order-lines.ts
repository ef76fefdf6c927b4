import type { OrderLine } from '@rapport/contract/orders/order-line'
import { asc, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orderLines } from '../tables.ts'

/** Stores the lines of a new order in their order. */
export async function insertOrderLines(tx: Orm, orderId: string, lines: readonly OrderLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(orderLines)
    .values(
      lines.map(({ priceRevision, ...line }, position) => ({
        ...line,
        orderId,
        position,
        priceRevision: priceRevision === null ? null : new Date(priceRevision),
      })),
    )
}

/** Returns the lines of orders by order id, in their order. Orders without lines are missing. */
export async function mapOrderLines(orm: Orm, orderIds: string[]): Promise<Map<string, OrderLine[]>> {
  const lines = new Map<string, OrderLine[]>()
  if (orderIds.length === 0) return lines
  const rows = await orm
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  for (const { orderId, position: _, searchText: __, priceRevision, ...line } of rows) {
    const listed = lines.get(orderId) ?? []
    lines.set(orderId, listed)
    listed.push({ ...line, priceRevision: priceRevision?.toISOString() ?? null })
  }
  return lines
}

/** Returns the lines of an order; empty without a product. */
export const listOrderLines = async (orm: Orm, orderId: string): Promise<OrderLine[]> =>
  (await mapOrderLines(orm, [orderId])).get(orderId) ?? []
