import { addDays, fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { DeclineReason } from '@rapport/contract/offers/public-offer'
import type { OrderOrigin } from '@rapport/contract/orders/order-origin'
import {
  type OfferFigures,
  type OfferReport,
  REPORT_SOURCES_MAX,
} from '@rapport/staff-contract/offers/offer-report'
import { STAFF_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { sql } from 'drizzle-orm'
import { offerAnswers, offers, offerVersions } from '../../offers/tables.ts'
import { getWorkingCalendar } from '../../order-rules/working-calendar.ts'
import { createWorkingClock } from '../../order-rules/working-clock.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { staff } from '../../staff/tables.ts'

/** Figures of all offers, or of a month, a person, a source or a reason. */
interface ReportRow {
  by: 'all' | 'month' | 'person' | 'source' | 'reason'
  month: string | null
  staff_id: number | null
  name: string | null
  utm_source: string | null
  origin: OrderOrigin
  reason: DeclineReason | null
  sent: number
  accepted: number
  declined: number
  sent_total: string | null
  accepted_total: string | null
  median: string | null
}

/**
 * Returns how the offers did that were first sent on some days. `from` and `to` are days in Moscow such as
 * `2026-11-16`, both included. An offer counts once, by its last answer and the sum of its version in force. Times are
 * working minutes.
 */
export async function getOfferReport(
  orm: Orm,
  { from, to }: { from: string; to: string },
): Promise<OfferReport> {
  const [start, end] = [fromMoscowDay(from).toISOString(), fromMoscowDay(addDays(to, 1)).toISOString()]
  const clock = createWorkingClock(await getWorkingCalendar(orm), { from, to })
  const placedAt = sql`${orders.placedAt}`
  const sentAt = sql`first_sent.sent_at`
  const rows = await queryRows<ReportRow>(
    orm,
    sql`with ${clock.hours}, first_sent as (
        select ${offerVersions.offerId} as offer_id, ${offerVersions.sentAt} as sent_at,
          ${offerVersions.sentBy} as staff_id
        from ${offerVersions}
        where ${offerVersions.sentAt} >= ${start}::timestamptz and ${offerVersions.sentAt} < ${end}::timestamptz
          and not exists (select 1 from ${offerVersions} as earlier
            where earlier.offer_id = ${offerVersions.offerId} and earlier.version < ${offerVersions.version}
              and earlier.sent_at is not null)
      ), judged as (
        select first_sent.staff_id, answer.kind, in_force.total,
          case when answer.kind = 'declined' then answer.reason end as reason,
          to_char(first_sent.sent_at at time zone 'Europe/Moscow', 'YYYY-MM') as month,
          ${orders.utmSource} as utm_source,
          case when ${orders.utmSource} is null then ${orders.origin} end as origin,
          ${clock.minutesAt(sentAt)} - ${clock.minutesAt(placedAt)} as minutes
        from first_sent
        join ${offers} on ${offers.id} = first_sent.offer_id
        join ${orders} on ${orders.id} = ${offers.orderId}
        join ${offerVersions} as in_force
          on in_force.offer_id = ${offers.id} and in_force.version = ${offers.sentVersion}
        left join lateral (
          select ${offerAnswers.kind} as kind, ${offerAnswers.reason} as reason from ${offerAnswers}
          where ${offerAnswers.offerId} = ${offers.id}
          order by ${offerAnswers.at} desc, ${offerAnswers.version} desc limit 1
        ) as answer on true
      ), report as (
        select month, staff_id, utm_source, origin, reason,
          case grouping(month, staff_id, origin, reason)
            when 15 then 'all' when 7 then 'month' when 11 then 'person' when 13 then 'source' else 'reason'
          end as by,
          count(*)::integer as sent,
          count(*) filter (where kind = 'accepted')::integer as accepted,
          count(*) filter (where kind = 'declined')::integer as declined,
          sum(total) as sent_total,
          sum(total) filter (where kind = 'accepted') as accepted_total,
          percentile_cont(0.5) within group (order by minutes) as median
        from judged
        group by grouping sets ((), (month), (staff_id), (utm_source, origin), (reason))
      )
      select report.*, ${staff.name} as name
      from report left join ${staff} on ${staff.id} = report.staff_id
      order by month desc nulls last, sent desc, staff_id, utm_source, origin`,
  )
  const of = (by: ReportRow['by']) => rows.filter((row) => row.by === by)
  const [total] = of('all')
  return {
    total: total ? toFigures(total) : NO_OFFERS,
    months: of('month').map((row) => ({ month: row.month ?? '', ...toFigures(row) })),
    people: of('person')
      .slice(0, STAFF_MAX)
      .flatMap((row) =>
        row.staff_id === null
          ? []
          : { person: { id: row.staff_id, name: row.name ?? '' }, ...toFigures(row) },
      ),
    sources: of('source')
      .slice(0, REPORT_SOURCES_MAX)
      .map((row) => ({ utmSource: row.utm_source, origin: row.origin ?? 'site', ...toFigures(row) })),
    reasons: of('reason').flatMap(({ reason, sent }) => (reason === null ? [] : { reason, count: sent })),
  }
}

const toFigures = ({ sent, accepted, declined, ...row }: ReportRow): OfferFigures => ({
  sent,
  accepted,
  declined,
  sentTotal: Number(row.sent_total ?? 0),
  acceptedTotal: Number(row.accepted_total ?? 0),
  medianMinutes: row.median === null ? null : Math.round(Number(row.median)),
})

const NO_OFFERS: OfferFigures = {
  sent: 0,
  accepted: 0,
  declined: 0,
  sentTotal: 0,
  acceptedTotal: 0,
  medianMinutes: null,
}
