import { toWeek, WEEKDAYS } from '@rapport/contract/hours/week-hours'
import type { SeedCity } from '@rapport/staff-contract/seed/seed'
import type { CitySnapshot } from '@rapport/staff-contract/snapshots/city-snapshot'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { sql } from 'drizzle-orm'
import { toWarningSnapshots } from '../content/warnings.ts'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'

/** Converts the seed's cities to snapshots. */
export const toCitySnapshots = (seeds: SeedCity[], findPicture: FindPicture): CitySnapshot[] =>
  seeds.map(({ id: _, city, cities, isDefault: _isDefault, ...seed }, position) => {
    const { coordinates, photos, notifications, operationMode, ...fields } = seed
    const week = toWeek(operationMode)
    return {
      ...fields,
      title: city,
      aliases: cities,
      coordinates: coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : '',
      photos: photos.map((name) => pictureFile(findPicture(name))),
      week: week ?? WEEKDAYS.map(() => ''),
      hoursText: week ? '' : operationMode,
      exceptions: [],
      warnings: toWarningSnapshots(notifications),
      position,
      seo: EMPTY_SEO,
    }
  })

/** Advances the key sequence beyond the seed's cities. */
export async function skipSeededCityIds(tx: Orm): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('cities', 'id'), (select coalesce(max(id), 0) + 1 from cities), false)`,
  )
}
