import { addDays, fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { CallFigures, CallReport } from '@rapport/staff-contract/inbox/call-report'
import { STAFF_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { sql } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { staff } from '../../staff/tables.ts'
import { orderCalls, orderHandling } from '../tables.ts'

/** Figures of a day, of a staff member, or of all orders. */
interface ReportRow {
  day: string | null
  author_id: number | null
  name: string | null
  orders: number
  due: number
  not_due: number
  called: number
  unanswered: number
  in_time: number
  median: number | null
}

/**
 * Returns how soon the customers of some days were called. `from` and `to` are days in Moscow such as `2026-11-16`,
 * both included. An order counts by its first answered call and the promised deadline. Without such a call a new
 * order is due after its deadline. Orders from before the inbox existed are left out.
 */
export async function getCallReport(
  orm: Orm,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<CallReport> {
  const rows = await queryRows<ReportRow>(
    orm,
    sql`with placed as (
        select ${orders.id} as id, ${orders.status} = 'new' as is_new,
          ${orderHandling.promisedBy} as promised_by, ${orderHandling.missedCalls} as missed,
          to_char(${orders.placedAt} at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day
        from ${orders} join ${orderHandling} on ${orderHandling.orderId} = ${orders.id}
        where ${orders.placedAt} >= ${fromMoscowDay(from).toISOString()}::timestamptz
          and ${orders.placedAt} < ${fromMoscowDay(addDays(to, 1)).toISOString()}::timestamptz
      ), first_calls as (
        select distinct on (${orderCalls.orderId}) ${orderCalls.orderId} as order_id, ${orderCalls.authorId} as author_id,
          ${orderCalls.at} <= ${orderCalls.promisedBy} as is_in_time, ${orderCalls.waitedMinutes} as minutes
        from ${orderCalls} join placed on placed.id = ${orderCalls.orderId}
        where ${orderCalls.outcome} = 'reached'
        order by ${orderCalls.orderId}, ${orderCalls.id}
      ), judged as (
        select placed.day, first_calls.*, first_calls.order_id is not null as is_called, placed.missed > 0 as is_tried,
          first_calls.order_id is null and is_new and promised_by > ${now.toISOString()}::timestamptz as is_not_due,
          first_calls.order_id is null and is_new and promised_by <= ${now.toISOString()}::timestamptz as is_late
        from placed left join first_calls on first_calls.order_id = placed.id
      ), report as (
        select day, author_id, count(*)::integer as orders,
          count(*) filter (where is_called or is_late)::integer as due,
          count(*) filter (where is_not_due)::integer as not_due,
          count(*) filter (where is_called)::integer as called,
          count(*) filter (where is_late and is_tried)::integer as unanswered,
          count(*) filter (where is_in_time)::integer as in_time,
          percentile_cont(0.5) within group (order by minutes) as median,
          grouping(day)::integer as is_of_any_day, grouping(author_id)::integer as is_of_anybody
        from judged
        group by grouping sets ((), (day), (author_id))
      )
      select report.*, ${staff.name} as name
      from report left join ${staff} on ${staff.id} = report.author_id
      where is_of_anybody = 1 or report.author_id is not null
      order by day desc nulls last, called desc, author_id`,
  )
  const total = rows.find(({ day, author_id }) => day === null && author_id === null)
  return {
    total: total ? toFigures(total) : NO_ORDERS,
    days: rows.flatMap((row) => (row.day === null ? [] : { day: row.day, ...toFigures(row) })),
    people: rows
      .flatMap((row) =>
        row.author_id === null
          ? []
          : { person: { id: row.author_id, name: row.name ?? '' }, ...toFigures(row) },
      )
      .slice(0, STAFF_MAX),
  }
}

const toFigures = ({ in_time, not_due, median, ...row }: ReportRow): CallFigures => ({
  orders: row.orders,
  due: row.due,
  called: row.called,
  unanswered: row.unanswered,
  notDue: not_due,
  inTime: in_time,
  medianMinutes: median === null ? null : Math.round(Number(median)),
})

const NO_ORDERS: CallFigures = {
  orders: 0,
  due: 0,
  notDue: 0,
  called: 0,
  unanswered: 0,
  inTime: 0,
  medianMinutes: null,
}
