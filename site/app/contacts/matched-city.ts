import type { City } from '@rapport/contract/contacts/contacts'
import type { VisitorLocation } from '../browser/city/visitor-location.ts'

/** Returns the city for a visitor's location: by name or alias, else by country, ignoring case. */
export function matchCity(
  cities: readonly City[],
  { city, region, country }: VisitorLocation,
): City | undefined {
  for (const place of [city, region, country].map(plain)) {
    const found =
      place && cities.find((one) => [one.city, ...one.cities].some((name) => plain(name) === place))
    if (found) return found
  }
  return undefined
}

/** The service spells both «Королёв» and «Королев». */
const plain = (name: string) => name.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е')
