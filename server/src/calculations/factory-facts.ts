import type { CalculationTables, Production } from '@rapport/contract/calculation/calculation-tables'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { eq } from 'drizzle-orm'
import { cityExists } from '../contacts/queries.ts'
import { cities } from '../contacts/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { isRowId } from './row-id.ts'

/** Days of one exception, at most. */
const EXCEPTION_DAYS_MAX = 60

/** Returns days off and worked days by the special hours of the default city, where the factory is. */
export async function listCalendarDays(orm: Orm): Promise<Pick<Production, 'holidays' | 'workdays'>> {
  const [city] = await orm
    .select({ exceptions: cities.exceptions })
    .from(cities)
    .where(eq(cities.isDefault, true))
  const days: Pick<Production, 'holidays' | 'workdays'> = { holidays: [], workdays: [] }
  for (const { first, last, open } of city?.exceptions ?? [])
    for (let count = 0, day = first; day <= last && count < EXCEPTION_DAYS_MAX; day = addDays(first, ++count))
      (open.length === 0 ? days.holidays : days.workdays).push(day)
  return days
}

/** Returns the delivery to a city of the site; none for an unknown one. It has no prices, so the manager names them. */
export async function listDeliveries(
  orm: Orm,
  cityId: number | undefined,
): Promise<CalculationTables['delivery']> {
  const isKnown = cityId !== undefined && isRowId(cityId) && (await cityExists(orm, cityId))
  return isKnown ? [{ cityId, by: 'total', bands: [] }] : []
}
