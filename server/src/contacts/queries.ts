import type { City, CityContact } from '@rapport/contract/contacts'
import { asc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { cities } from './tables.ts'

const CITIES_MAX = 500

type CityRow = typeof cities.$inferSelect

export async function listCities(orm: Orm): Promise<City[]> {
  const rows = await orm.select().from(cities).orderBy(asc(cities.position)).limit(CITIES_MAX)
  return rows.map(cityOf)
}

export async function listContacts(orm: Orm): Promise<CityContact[]> {
  const rows = await orm.select().from(cities).orderBy(asc(cities.position)).limit(CITIES_MAX)
  return rows.map(contactOf)
}

export async function getContact(orm: Orm, id: number): Promise<CityContact | undefined> {
  const [row] = await orm.select().from(cities).where(eq(cities.id, id))
  return row && contactOf(row)
}

/** Returns the subdomain of a city; undefined where there is no such city. */
export async function findSubdomain(orm: Orm, id: number): Promise<string | undefined> {
  const [row] = await orm.select({ subdomain: cities.subdomain }).from(cities).where(eq(cities.id, id))
  return row?.subdomain
}

export async function cityExists(orm: Orm, id: number): Promise<boolean> {
  return (await findSubdomain(orm, id)) !== undefined
}

const cityOf = (row: CityRow): City => ({
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
  notifications: row.notifications,
})

const contactOf = (row: CityRow): CityContact => ({
  id: row.id,
  city: row.city,
  address: row.address,
  phones: row.phones,
  phoneGoal: row.phoneGoal,
  operationMode: row.operationMode,
  timeZone: row.timeZone,
  email: row.email,
  coordinates:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude },
  howToGet: row.howToGet,
  photos: row.photos,
})
