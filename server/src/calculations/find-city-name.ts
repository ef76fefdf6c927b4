import { eq } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { isRowId } from './row-id.ts'

/** Returns the name of a city; null without a known one. */
export async function findCityName(orm: Orm, cityId: number | undefined): Promise<string | null> {
  if (cityId === undefined || !isRowId(cityId)) return null
  const [row] = await orm.select({ city: cities.city }).from(cities).where(eq(cities.id, cityId))
  return row?.city ?? null
}
