import type { SeedCity } from '@rapport/contract/seed'
import type { FindPicture } from '../media/embed-pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { cities } from './tables.ts'

/** Puts the cities into an empty database. */
export async function seedCities(tx: Orm, seeds: SeedCity[], findPicture: FindPicture): Promise<void> {
  await tx.insert(cities).values(
    seeds.map(({ cities: aliases, coordinates, photos, ...city }, position) => ({
      ...city,
      aliases,
      position,
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
      photos: photos.map(findPicture),
    })),
  )
}
