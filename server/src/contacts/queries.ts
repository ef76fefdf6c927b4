import type { City, CityContact } from '@rapport/contract/contacts/contacts'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import type { HoursException } from '@rapport/contract/hours/opening-hours'
import { EXCEPTIONS_AHEAD_DAYS } from '@rapport/staff-contract/snapshots/city-limits'
import { asc, eq, sql } from 'drizzle-orm'
import { siteProperties } from '../content/tables.ts'
import { listCurrentWarnings } from '../content/warnings.ts'
import { resolvePictures, resolveRowPictures, type WithPictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { cities } from './tables.ts'

const CITIES_MAX = 500

type CityRow = typeof cities.$inferSelect

export async function listCities(orm: Orm, now: Date): Promise<City[]> {
  const rows = await orm
    .select({ row: cities, common: siteProperties.warnings })
    .from(cities)
    .leftJoin(siteProperties, sql`true`)
    .orderBy(asc(cities.position))
    .limit(CITIES_MAX)
  return rows.map(({ row, common }) => cityOf(row, common ?? [], now))
}

/** Returns the name and subdomain of each city. */
export const listCityHosts = (orm: Orm): Promise<Pick<City, 'id' | 'city' | 'subdomain'>[]> =>
  orm
    .select({ id: cities.id, city: cities.city, subdomain: cities.subdomain })
    .from(cities)
    .orderBy(asc(cities.position))
    .limit(CITIES_MAX)

export async function listContacts(orm: Orm, now: Date): Promise<CityContact[]> {
  const rows = await orm.select().from(cities).orderBy(asc(cities.position)).limit(CITIES_MAX)
  const offices = await resolvePictures(orm, rows, OFFICE_PICTURES)
  return offices.map((row) => contactOf(row, now))
}

export async function getContact(orm: Orm, id: number, now: Date): Promise<CityContact | undefined> {
  const [row] = await orm.select().from(cities).where(eq(cities.id, id))
  const office = await resolveRowPictures(orm, row, OFFICE_PICTURES)
  return office && contactOf(office, now)
}

/** Returns the subdomain of a city; undefined if there is none. */
export async function findSubdomain(orm: Orm, id: number): Promise<string | undefined> {
  const [row] = await orm.select({ subdomain: cities.subdomain }).from(cities).where(eq(cities.id, id))
  return row?.subdomain
}

export async function cityExists(orm: Orm, id: number): Promise<boolean> {
  return (await findSubdomain(orm, id)) !== undefined
}

const cityOf = (row: CityRow, common: CityRow['notifications'], now: Date): City => ({
  id: row.id,
  city: row.city,
  cities: row.aliases,
  subdomain: row.subdomain,
  isDefault: row.isDefault,
  phones: row.phones,
  phoneGoal: row.phoneGoal,
  address: row.address,
  operationMode: row.operationMode,
  timeZone: row.timeZone,
  ...comingExceptions(row.exceptions, now),
  notifications: listCurrentWarnings([...common, ...row.notifications], now),
})

const OFFICE_PICTURES = ['photos', 'howToGet'] as const
type Office = WithPictures<CityRow, (typeof OFFICE_PICTURES)[number]>

const contactOf = (row: Office, now: Date): CityContact => ({
  id: row.id,
  city: row.city,
  address: row.address,
  phones: row.phones,
  phoneGoal: row.phoneGoal,
  operationMode: row.operationMode,
  timeZone: row.timeZone,
  ...comingExceptions(row.exceptions, now),
  email: row.email,
  coordinates:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude },
  howToGet: row.howToGet,
  photos: row.photos,
})

/** Past and distant exceptions are left out, with a day of tolerance for other time zones. */
function comingExceptions(exceptions: HoursException[], now: Date): { exceptions?: HoursException[] } {
  const today = moscowDay(now)
  const [from, to] = [addDays(today, -1), addDays(today, EXCEPTIONS_AHEAD_DAYS + 1)]
  const coming = exceptions.filter(({ first, last }) => last >= from && first <= to)
  return coming.length > 0 ? { exceptions: coming } : {}
}
