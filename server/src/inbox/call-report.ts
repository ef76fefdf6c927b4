import type { CallFigures, CallReport } from '@rapport/contract/inbox/call-report'
import { STAFF_MAX } from '@rapport/contract/limits'
import { sql } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/sql-arrays.ts'
import { staff } from '../staff/tables.ts'
import { orderCalls, orderHandling } from './tables.ts'

/** Of a day, of somebody, or of all. */
interface ReportRow {
  day: string | null
  author_id: number | null
  name: string | null
  orders: number
  called: number
  in_time: number
  median: number | null
}

/**
 * Returns how soon customers were called whose orders came on some days, `2026-11-16`, in Moscow, both included. An order counts by
 * its first call; one without counts as not called in time. Orders from before there was an inbox are none of it.
 */
export async function getCallReport(
  orm: Orm,
  { from, to }: { from: string; to: string },
): Promise<CallReport> {
  const rows = await rowsOf<ReportRow>(
    orm,
    sql`with placed as (
        select ${orders.id} as id,
          to_char(${orders.placedAt} at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day
        from ${orders} join ${orderHandling} on ${orderHandling.orderId} = ${orders.id}
        where ${orders.placedAt} >= ${`${from}T00:00:00+03:00`}::timestamptz
          and ${orders.placedAt} < ${`${to}T00:00:00+03:00`}::timestamptz + interval '1 day'
      ), first_calls as (
        select distinct on (${orderCalls.orderId}) ${orderCalls.orderId} as order_id, ${orderCalls.authorId} as author_id,
          ${orderCalls.at} <= ${orderCalls.callBy} as is_in_time, ${orderCalls.waitedMinutes} as minutes
        from ${orderCalls} join placed on placed.id = ${orderCalls.orderId}
        order by ${orderCalls.orderId}, ${orderCalls.id}
      ), report as (
        select placed.day, first_calls.author_id, count(*)::integer as orders, count(first_calls.order_id)::integer as called,
          count(*) filter (where is_in_time)::integer as in_time,
          percentile_cont(0.5) within group (order by minutes) as median,
          grouping(placed.day)::integer as is_of_any_day, grouping(first_calls.author_id)::integer as is_of_anybody
        from placed left join first_calls on first_calls.order_id = placed.id
        group by grouping sets ((), (placed.day), (first_calls.author_id))
      )
      select report.*, ${staff.name} as name
      from report left join ${staff} on ${staff.id} = report.author_id
      where is_of_anybody = 1 or report.author_id is not null
      order by day desc nulls last, called desc, author_id`,
  )
  const total = rows.find(({ day, author_id }) => day === null && author_id === null)
  return {
    total: total ? toFigures(total) : { orders: 0, called: 0, inTime: 0, medianMinutes: null },
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

const toFigures = ({ orders, called, in_time, median }: ReportRow): CallFigures => ({
  ...{ orders, called, inTime: in_time },
  medianMinutes: median === null ? null : Math.round(Number(median)),
})
