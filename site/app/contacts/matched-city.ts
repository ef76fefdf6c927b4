import type { City } from '@rapport/contract/contacts/contacts'
import type { VisitorLocation } from '../browser/city/visitor-location.ts'

/** The city a visitor belongs to: by its name or an alias of it, or by the country; in any case of letters. */
export function matchedCity(
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

/** The service writes «Королёв» one day and «Королев» the next. */
const plain = (name: string) => name.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е')
