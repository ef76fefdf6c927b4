import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { DueOrders, StatusReport } from '@rapport/staff-contract/inbox/due-orders'
import { OPEN_STATUSES } from '@rapport/staff-contract/order-rules/order-rules-events'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { getWorkingCalendar } from '../order-rules/working-calendar.ts'
import { createWorkingClock } from '../order-rules/working-clock.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { staff } from '../staff/tables.ts'
import { isLate } from './order-filter.ts'
import { orderHandling } from './tables.ts'

/** Orders whose term has a date, shown of each list. */
const ROWS_MAX = 8
/** Counted at most. */
const COUNT_MAX = 999
/** Newest open orders that the report reads. */
const REPORTED_MAX = 5_000

/** Returns what is due: of all staff and of the viewer, the most urgent first. */
export async function getDueOrders(orm: Orm, viewerId: number, now: Date): Promise<DueOrders> {
  return {
    all: await listDue(orm, undefined, now),
    mine: await listDue(orm, eq(orderHandling.assigneeId, viewerId), now),
    statuses: await reportStatuses(orm, now),
  }
}

async function listDue(orm: Orm, whose: SQL | undefined, now: Date): Promise<DueOrders['all']> {
  const { id, number, name, status, dueAt } = orders
  const which = and(isNotNull(dueAt), whose)
  const rows = await orm
    .select({ id, number, name, status, dueAt, assignee: staff.name })
    .from(orders)
    .leftJoin(orderHandling, eq(orderHandling.orderId, id))
    .leftJoin(staff, eq(staff.id, orderHandling.assigneeId))
    .where(which)
    .orderBy(asc(dueAt), asc(number))
    .limit(ROWS_MAX)
  return {
    first: rows.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? '' })),
    count: await countDue(orm, which),
    late: await countDue(orm, and(which, isLate(now))),
  }
}

async function countDue(orm: Orm, which: SQL | undefined): Promise<number> {
  const found = orm
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderHandling, eq(orderHandling.orderId, orders.id))
    .where(which)
    .limit(COUNT_MAX)
    .as('found')
  return orm.$count(found)
}

/** Counts open orders by status: how many, how many late, and the median working hours since they entered it. */
async function reportStatuses(orm: Orm, now: Date): Promise<StatusReport[]> {
  const open = sql.raw(OPEN_STATUSES.map((status) => `'${status}'`).join(', '))
  const at = sql`${now.toISOString()}::timestamptz`
  const today = moscowDay(now)
  const clock = createWorkingClock(await getWorkingCalendar(orm), { from: today, to: today })
  const entered = sql`open.entered`
  const rows = await queryRows<{
    status: StatusReport['status']
    orders: number
    late: number
    hours: number
  }>(
    orm,
    sql`with ${clock.hours}, open as (
        select status, due_at, coalesce((select max(at) from order_status_changes where order_id = orders.id), placed_at) as entered
        from orders where status in (${open}) order by placed_at desc limit ${REPORTED_MAX}
      ), measured as (
        select open.status, open.due_at,
          ${clock.minutesAt(at)} - ${clock.minutesAt(entered)} as minutes
        from open
      )
      select status, count(*)::integer as orders, count(*) filter (where due_at <= ${at})::integer as late,
        (percentile_cont(0.5) within group (order by minutes) / 60)::float8 as hours
      from measured group by status`,
  )
  return OPEN_STATUSES.flatMap((status) => {
    const row = rows.find((one) => one.status === status)
    return row ? [{ ...row, hours: Math.round(row.hours) }] : []
  })
}
