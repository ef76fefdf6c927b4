import type { ListCount } from '@rapport/staff-contract/lists/list-count'
import { ENTRY_COUNT_MAX } from '@rapport/staff-contract/lists/list-limits'
import { and, desc, eq, sql } from 'drizzle-orm'
import { findByText, matchesText } from '../orders/search-orders.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { matchFilter, type OrderQuery } from './order-filter.ts'
import { orderHandling } from './tables.ts'

async function findOrderIds(orm: Orm, query: OrderQuery, limit: number): Promise<string[]> {
  const text = query.q?.trim()
  const filters = matchFilter(orm, query)
  if (text) {
    const ids = await findByText(orm, text, {
      filters,
      limit,
      moment: orders.placedAt,
      direction: 'desc',
      from: sql`${orders} left join ${orderHandling} on ${orderHandling.orderId} = ${orders.id}`,
    })
    if (ids) return ids
  }
  const rows = await orm
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderHandling, eq(orderHandling.orderId, orders.id))
    .where(and(filters, text ? matchesText(orm, text) : undefined))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Counts the orders of a list, up to ENTRY_COUNT_MAX. */
export async function countOrders(orm: Orm, query: OrderQuery): Promise<ListCount> {
  const { length } = await findOrderIds(orm, query, ENTRY_COUNT_MAX + 1)
  return { count: Math.min(length, ENTRY_COUNT_MAX), isMore: length > ENTRY_COUNT_MAX }
}
