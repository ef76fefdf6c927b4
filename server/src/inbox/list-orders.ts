import type { InboxOrderPreview } from '@rapport/staff-contract/inbox/inbox'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import { orderFileCount, orderSummary } from '../orders/order-columns.ts'
import { findByText, matchesText } from '../orders/search-orders.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'
import { meetsFilter, type OrderQuery } from './order-filter.ts'
import { orderHandling } from './tables.ts'

export interface InboxQuery extends OrderQuery {
  /** Where the part before ended: milliseconds and number, `1767225600000-2026-17`. */
  after?: string | undefined
  limit: number
}

/** What is selected of an order to list it. */
export const selectPreviews = (orm: Orm) =>
  orm
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      status: orders.status,
      name: orders.name,
      phone: orders.phone,
      city: cities.city,
      timeZone: cities.timeZone,
      summary: orderSummary,
      fileCount: orderFileCount,
      assignee: { id: staff.id, name: staff.name },
      callBy: orderHandling.callBy,
      missedCalls: orderHandling.missedCalls,
      version: orderHandling.version,
    })
    .from(orders)
    .leftJoin(orderHandling, eq(orderHandling.orderId, orders.id))
    .leftJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(staff, eq(staff.id, orderHandling.assigneeId))

type PreviewRow = Awaited<ReturnType<typeof selectPreviews>>[number]

export const toPreview = ({
  placedAt,
  callBy,
  status,
  missedCalls,
  version,
  ...row
}: PreviewRow): InboxOrderPreview => ({
  ...row,
  status,
  placedAt: placedAt.toISOString(),
  callBy: status === 'refused' ? null : (callBy?.toISOString() ?? null),
  missedCalls: missedCalls ?? 0,
  version: version ?? 0,
})

/** Orders that a text is looked for in one by one, before the indexes are asked. */
const LOOKED_THROUGH = 300

/** Returns orders and where the next part begins. */
export async function listOrders(
  orm: Orm,
  { q, after, limit, ...query }: InboxQuery,
): Promise<{ orders: InboxOrderPreview[]; next: string | null }> {
  const isQueue = query.view === 'queue'
  const moment = isQueue ? orderHandling.callBy : orders.placedAt
  const order = isQueue ? asc : desc
  const filters = and(meetsFilter(orm, query), isAfter(moment, after, isQueue))
  const orderBy = [order(moment), order(orders.number)]
  const select = (which: SQL | undefined) =>
    selectPreviews(orm)
      .where(which)
      .orderBy(...orderBy)
      .limit(limit + 1)

  /** Most of what is looked for is new, or many have it: a look at the first of them costs less than the indexes. */
  async function searchFor(text: string): Promise<PreviewRow[]> {
    const first = orm
      .select({ id: orders.id, moment, number: orders.number, searchText: orders.searchText })
      .from(orders)
      .leftJoin(orderHandling, eq(orderHandling.orderId, orders.id))
      .where(filters)
      .orderBy(...orderBy)
      .limit(LOOKED_THROUGH)
      .as('first')
    const ofFirst = orm
      .select({ id: first.id })
      .from(first)
      .where(matchesText(orm, text, first))
      .orderBy(order(first.moment), order(first.number))
      .limit(limit + 1)
    const soon = await select(inArray(orders.id, ofFirst))
    if (soon.length > limit) return soon
    const ids = await findByText(orm, text, {
      filters,
      moment,
      direction: isQueue ? 'asc' : 'desc',
      limit: limit + 1,
      from: sql`${orders} left join ${orderHandling} on ${orderHandling.orderId} = ${orders.id}`,
    })
    return select(ids ? inArray(orders.id, ids) : and(filters, matchesText(orm, text)))
  }

  const rows = q?.trim() ? await searchFor(q.trim()) : await select(filters)
  const part = rows.slice(0, limit)
  const last = rows.length > limit ? part.at(-1) : undefined
  const lastMoment = isQueue ? last?.callBy : last?.placedAt
  return {
    orders: part.map(toPreview),
    next: last && lastMoment ? `${lastMoment.getTime()}-${last.number}` : null,
  }
}

function isAfter(
  moment: typeof orders.placedAt | typeof orderHandling.callBy,
  after: string | undefined,
  isAscending: boolean,
): SQL | undefined {
  const [, milliseconds, number] = /^(\d+)-(.+)$/.exec(after ?? '') ?? []
  const at = new Date(Number(milliseconds))
  if (number === undefined || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined
  const place = sql`(${at.toISOString()}::timestamptz, ${number})`
  return isAscending
    ? sql`(${moment}, ${orders.number}) > ${place}`
    : sql`(${moment}, ${orders.number}) < ${place}`
}
