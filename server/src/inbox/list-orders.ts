import type { InboxOrderPreview } from '@rapport/staff-contract/inbox/inbox'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import { orderFileCount, orderSummary } from '../orders/order-columns.ts'
import { findByText, matchesText } from '../orders/search-orders.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { orderStageChanges } from '../production/tables.ts'
import { staff } from '../staff/tables.ts'
import { waitingCount } from './conversation/unanswered.ts'
import { matchFilter, type OrderQuery } from './order-filter.ts'
import { orderHandling } from './tables.ts'

export interface InboxQuery extends OrderQuery {
  /** End of the page before: milliseconds and number, such as `1767225600000-2026-17`. */
  after?: string | undefined
  limit: number
}

/** Name of the stage that an order is at, as it was called then. */
const currentStage = sql<string | null>`(select ${orderStageChanges.title} from ${orderStageChanges}
  where ${orderStageChanges.orderId} = ${orders.id} order by ${orderStageChanges.id} desc limit 1)`

/** Selects the columns of an order in a list. */
export const selectPreviews = (orm: Orm) =>
  orm
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      status: orders.status,
      name: orders.name,
      phone: orders.phone,
      origin: orders.origin,
      city: cities.city,
      timeZone: cities.timeZone,
      summary: orderSummary,
      fileCount: orderFileCount,
      assignee: { id: staff.id, name: staff.name },
      callBy: orderHandling.callBy,
      dueAt: orders.dueAt,
      stage: currentStage,
      missedCalls: orderHandling.missedCalls,
      version: orderHandling.version,
      unanswered: waitingCount,
    })
    .from(orders)
    .leftJoin(orderHandling, eq(orderHandling.orderId, orders.id))
    .leftJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(staff, eq(staff.id, orderHandling.assigneeId))

type PreviewRow = Awaited<ReturnType<typeof selectPreviews>>[number]

export const toPreview = ({
  placedAt,
  callBy,
  dueAt,
  status,
  missedCalls,
  version,
  ...row
}: PreviewRow): InboxOrderPreview => ({
  ...row,
  status,
  placedAt: placedAt.toISOString(),
  callBy: status === 'refused' ? null : (callBy?.toISOString() ?? null),
  dueAt: dueAt?.toISOString() ?? null,
  missedCalls: missedCalls ?? 0,
  version: version ?? 0,
})

/** Newest orders scanned for a text before the indexes are used. */
const FIRST_SCANNED = 300

/** Returns a page of orders. */
export async function listOrders(
  orm: Orm,
  { q, after, limit, ...query }: InboxQuery,
): Promise<{ orders: InboxOrderPreview[]; next: string | null }> {
  const isQueue = query.view === 'queue'
  const moment = isQueue ? orderHandling.callBy : orders.placedAt
  const order = isQueue ? asc : desc
  const filters = and(matchFilter(orm, query), isAfter(moment, after, isQueue))
  const orderBy = [order(moment), order(orders.number)]
  const select = (which: SQL | undefined) =>
    selectPreviews(orm)
      .where(which)
      .orderBy(...orderBy)
      .limit(limit + 1)

  /** Matches are often new or frequent, so scanning the first orders is cheaper than the indexes. */
  async function searchFor(text: string): Promise<PreviewRow[]> {
    const first = orm
      .select({ id: orders.id, moment, number: orders.number, searchText: orders.searchText })
      .from(orders)
      .leftJoin(orderHandling, eq(orderHandling.orderId, orders.id))
      .where(filters)
      .orderBy(...orderBy)
      .limit(FIRST_SCANNED)
      .as('first')
    const matchingFirst = orm
      .select({ id: first.id })
      .from(first)
      .where(matchesText(orm, text, first))
      .orderBy(order(first.moment), order(first.number))
      .limit(limit + 1)
    const matches = await select(inArray(orders.id, matchingFirst))
    if (matches.length > limit) return matches
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
