import { loadMaps } from '../maps/load-maps.ts'
import type { VisitorLocation } from './visitor-location.ts'

interface Component {
  kind?: string
  name?: string
}

/** Returns the visitor's location by their IP, without a permission prompt. */
export async function detectLocation(key: string): Promise<VisitorLocation | undefined> {
  const maps = await loadMaps(key)
  const response = await maps.geolocation.get({ provider: 'yandex', autoReverseGeocode: true })
  const components = response.geoObjects
    .get(0)
    ?.properties.get('metaDataProperty.GeocoderMetaData.Address.Components')
  return Array.isArray(components) ? toLocation(components) : undefined
}

/** Reads a location from address components, largest first. The last component of a kind is the most precise. */
export function toLocation(components: Component[]): VisitorLocation {
  const name = (kind: string) => components.findLast((part) => part.kind === kind)?.name ?? ''
  return { city: name('locality'), region: name('province'), country: name('country') }
}
