import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { MOSCOW } from '@rapport/contract/hours/moscow-time'
import { type HoursException, parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { callMinutes } from '@rapport/contract/site/promises'
import { eq } from 'drizzle-orm'
import { cities } from '../../contacts/tables.ts'
import { addWorkingMinutes, countWorkingMinutes, type WorkingHours } from '../../contacts/working-time.ts'
import { siteProperties } from '../../content/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/**
 * Returns the deadline of a call, `minutes` of working time after `from`; by default those that the factory promises.
 * Uses the hours of the order's city, else of the factory. Without readable hours it uses clock time.
 */
export async function getCallDeadline(
  orm: Orm,
  { cityId, from, minutes }: { cityId: number | null; from: Date; minutes?: number },
): Promise<Date> {
  const office = await findWorkingHours(orm, cityId)
  const within = minutes ?? (await getCallMinutes(orm))
  const callBy = office && addWorkingMinutes(from, within, office)
  return callBy ?? new Date(from.getTime() + within * MINUTE_MS)
}

async function getCallMinutes(orm: Orm): Promise<number> {
  const [site] = await orm.select({ promised: siteProperties.callbackMinutes }).from(siteProperties)
  return callMinutes(site?.promised ?? 0)
}

/** Returns the working minutes between two moments, by the same hours. */
export async function countWaitedMinutes(
  orm: Orm,
  { cityId, from, to }: { cityId: number | null; from: Date; to: Date },
): Promise<number> {
  const office = await findWorkingHours(orm, cityId)
  return Math.round(
    office ? countWorkingMinutes(from, to, office) : (to.getTime() - from.getTime()) / MINUTE_MS,
  )
}

async function findWorkingHours(orm: Orm, cityId: number | null): Promise<WorkingHours | undefined> {
  const cityHours =
    cityId === null
      ? undefined
      : await orm
          .select({ text: cities.operationMode, timeZone: cities.timeZone, exceptions: cities.exceptions })
          .from(cities)
          .where(eq(cities.id, cityId))
          .then(([row]) => row && toWorkingHours(row.text, row.timeZone, row.exceptions))
  if (cityHours) return cityHours
  const [site] = await orm.select({ text: siteProperties.operationMode }).from(siteProperties)
  return site && toWorkingHours(site.text, MOSCOW)
}

function toWorkingHours(
  text: string,
  timeZone: string,
  exceptions: readonly HoursException[] = [],
): WorkingHours | undefined {
  const hours = parseOpeningHours(text)
  return hours && { timeZone, hours, exceptions }
}
