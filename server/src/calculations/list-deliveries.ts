import type { CalculationTables, CityDelivery } from '@rapport/contract/calculation/calculation-tables'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import { eq, sql } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import { deliveryZones } from '../content/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { isRowId } from './row-id.ts'

/** Boxes of a delivery with a price, at most. More are sent as freight, whose price the manager names. */
const BOXES_MAX = 50
const GRAMS_PER_KG = 1000

/**
 * Returns the delivery to a pick-up point in a city of the site, by the price per box of its zone; none for an unknown
 * city. A city without a zone has no bands, so the manager names the price.
 */
export async function listDeliveries(
  orm: Orm,
  cityId: number | undefined,
  freeFrom: Kopecks | undefined,
): Promise<CalculationTables['delivery']> {
  if (cityId === undefined || !isRowId(cityId)) return []
  const { pointPrice, daysMax, boxKg } = deliveryZones
  const [city] = await orm
    .select({ zone: { pointPrice, daysMax, boxKg } })
    .from(cities)
    .leftJoin(deliveryZones, sql`(${deliveryZones.cities} || ${deliveryZones.aliases}) ? ${cities.city}`)
    .where(eq(cities.id, cityId))
    .limit(1)
  return city ? [{ cityId, by: 'weight', bands: city.zone ? listBands(city.zone) : [], freeFrom }] : []
}

/** A full box still has the price of that box. */
function listBands({
  pointPrice,
  daysMax,
  boxKg,
}: Pick<typeof deliveryZones.$inferSelect, 'pointPrice' | 'daysMax' | 'boxKg'>): CityDelivery['bands'] {
  const bands = Array.from({ length: BOXES_MAX }, (_, full) => ({
    from: full === 0 ? 0 : full * boxKg * GRAMS_PER_KG + 1,
    amount: toKopecks((full + 1) * pointPrice),
    days: daysMax,
  }))
  return [...bands, { from: BOXES_MAX * boxKg * GRAMS_PER_KG + 1, amount: null, days: daysMax }]
}
