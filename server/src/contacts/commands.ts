import type { SeedCity } from '@rapport/contract/seed'
import type { PictureAddress } from '../media/addresses.ts'
import type { Orm } from '../platform/database.ts'
import { cities } from './tables.ts'

/** Puts the cities into an empty database. */
export async function loadCities(tx: Orm, seeds: SeedCity[], address: PictureAddress): Promise<void> {
  await tx.insert(cities).values(
    seeds.map(({ cities: aliases, coordinates, photos, ...city }, position) => ({
      ...city,
      aliases,
      position,
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
      photos: photos.map(address),
    })),
  )
}
