import type { City } from '@rapport/contract/contacts'
import type { ClientPlace } from '../browser/client-place.ts'

/** The city a visitor belongs to (§4): by its name or an alias of it, or by the country; in any case of letters. */
export function matchedCity(
  cities: readonly City[],
  { city, region, country }: ClientPlace,
): City | undefined {
  for (const place of [city, region, country].map(plain)) {
    const found =
      place && cities.find((one) => [one.city, ...one.cities].some((name) => plain(name) === place))
    if (found) return found
  }
  return undefined
}

/** The service writes «Королёв» one day and «Королев» the next. */
const plain = (name: string) => name.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е')
