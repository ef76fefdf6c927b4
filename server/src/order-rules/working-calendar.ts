import { MOSCOW } from '@rapport/contract/hours/moscow-time'
import { type HoursException, parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { eq, sql } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import type { WorkingHours } from '../contacts/working-time.ts'
import { siteProperties } from '../content/tables.ts'
import { calculationRules } from '../operations/tables.ts'
import type { Orm } from '../platform/database/database.ts'

type Calendar = Pick<typeof calculationRules.$inferSelect, 'daysOff' | 'workdays'>

/**
 * Returns the working hours of the factory with the days of its production calendar. A factory without a calendar has
 * the special hours of its default city. Undefined if its hours are unreadable.
 */
export async function getWorkingCalendar(orm: Orm): Promise<WorkingHours | undefined> {
  const [row] = await orm
    .select({
      text: siteProperties.operationMode,
      daysOff: calculationRules.daysOff,
      workdays: calculationRules.workdays,
      special: cities.exceptions,
    })
    .from(siteProperties)
    .leftJoin(calculationRules, sql`true`)
    .leftJoin(cities, eq(cities.isDefault, true))
    .limit(1)
  const hours = row && parseOpeningHours(row.text)
  if (!hours) return undefined
  const calendar = { daysOff: row.daysOff ?? [], workdays: row.workdays ?? [] }
  const hasCalendar = calendar.daysOff.length + calendar.workdays.length > 0
  const exceptions = hasCalendar ? toExceptions(calendar, hours) : (row.special ?? [])
  return { timeZone: MOSCOW, hours, exceptions }
}

/** A worked Saturday or Sunday has the hours of the first working day of the week. */
function toExceptions({ daysOff, workdays }: Calendar, hours: WorkingHours['hours']): HoursException[] {
  const first = hours.find(({ days }) => days.includes(1)) ?? hours[0]
  const open = first ? [{ from: first.from, to: first.to }] : []
  return [
    ...workdays.flatMap(({ day }) => (day ? [{ first: day, last: day, open }] : [])),
    ...daysOff.flatMap(({ first, last }) => (first && last ? [{ first, last, open: [] }] : [])),
  ]
}
