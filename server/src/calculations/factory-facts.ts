import type { CalculationTables, Production } from '@rapport/contract/calculation/calculation-tables'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { asc, eq } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import type { Orm } from '../platform/database/database.ts'

const CITIES_MAX = 500
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

/** Returns all cities of the site. Their deliveries have no prices, so the manager names them. */
export async function listDeliveryCities(orm: Orm): Promise<CalculationTables['delivery']> {
  const rows = await orm.select({ id: cities.id }).from(cities).orderBy(asc(cities.id)).limit(CITIES_MAX)
  return rows.map(({ id }) => ({ cityId: id, by: 'total', bands: [] }))
}
