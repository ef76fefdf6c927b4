import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { listOpenSpans, type OpenSpan } from '@rapport/contract/hours/opening-hours'
import { type SQL, sql } from 'drizzle-orm'
import type { WorkingHours } from '../contacts/working-time.ts'
import { integerArray } from '../platform/database/sql-arrays.ts'

/** Days that a clock counts before `from`. An earlier moment counts as the first of these days. */
const DAYS_BEFORE = 366
/** Moscow is this far ahead of UTC. */
const MOSCOW_MINUTES = 180

/** Parts of a statement that counts working minutes between moments. */
export interface WorkingClock {
  /** A table for the `with` clause: one row with arrays of the working days. */
  hours: SQL
  /** Working minutes until a moment. Only differences have a meaning. */
  minutesAt(moment: SQL): SQL
}

/**
 * Returns a working clock for moments until the end of the Moscow day `to`. A factory without readable working hours works
 * round the clock, as its terms do.
 */
export function createWorkingClock(
  office: Omit<WorkingHours, 'timeZone'> | undefined,
  { from, to }: { from: string; to: string },
): WorkingClock {
  const first = addDays(from, -DAYS_BEFORE)
  const spans: OpenSpan[][] = []
  for (let date = first; date <= to; date = addDays(date, 1))
    spans.push(listSpans(date, office ?? ROUND_THE_CLOCK))
  let worked = 0
  const before = spans.map((day) => {
    const until = worked
    for (const { from: opens, to: closes } of day) worked += closes - opens
    return until
  })
  const parts = [...Array(Math.max(1, ...spans.map(({ length }) => length))).keys()]
  const columns = [
    sql`${integerArray(before)} as before`,
    ...parts.flatMap((at) => [
      sql`${integerArray(spans.map((day) => day[at]?.from ?? 0))} as ${sql.raw(`opens_${at}`)}`,
      sql`${integerArray(spans.map((day) => day[at]?.to ?? 0))} as ${sql.raw(`closes_${at}`)}`,
    ]),
  ]
  return {
    hours: sql`working_hours as materialized (select ${sql.join(columns, sql`, `)})`,
    minutesAt(moment) {
      // Moscow keeps one offset, and arithmetic is several times faster than the zone of each moment.
      const minutes = sql`(date_part('epoch', ${moment}) / ${sql.raw(`${MINUTE_MS / 1000} + ${MOSCOW_MINUTES}`)})`
      const day = sql`floor(${minutes} / ${sql.raw(`${DAY_MINUTES}`)})`
      const minute = sql`(${minutes} - ${day} * ${sql.raw(`${DAY_MINUTES}`)})`
      // Each array is read once a statement, and a day is found in it by its place.
      const dayOf = (column: string) =>
        sql`(select ${sql.raw(column)} from working_hours)[${day}::integer - ${sql.raw(`${Date.parse(first) / DAY_MS - 1}`)}]`
      const today = parts.map((at) => {
        const [opens, closes] = [dayOf(`opens_${at}`), dayOf(`closes_${at}`)]
        return sql`least(greatest(${minute} - ${opens}, 0), ${closes} - ${opens})`
      })
      return sql`coalesce(${dayOf('before')} + ${sql.join(today, sql` + `)}, 0)`
    },
  }
}

const ROUND_THE_CLOCK: Omit<WorkingHours, 'timeZone'> = {
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: DAY_MINUTES }],
}

/** Returns the open spans of a day, without overlaps. */
function listSpans(date: string, { hours, exceptions }: Omit<WorkingHours, 'timeZone'>): OpenSpan[] {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  const merged: OpenSpan[] = []
  for (const { from, to } of listOpenSpans({ date, day }, hours, exceptions)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}
