import { loadMaps } from '../maps/load-maps.ts'
import type { VisitorLocation } from './visitor-location.ts'

interface Component {
  kind?: string
  name?: string
}

/** Where the visitor's address is, as the service sees it; it asks the visitor nothing. */
export async function detectLocation(key: string): Promise<VisitorLocation | undefined> {
  const maps = await loadMaps(key)
  const found = await maps.geolocation.get({ provider: 'yandex', autoReverseGeocode: true })
  const components = found.geoObjects
    .get(0)
    ?.properties.get('metaDataProperty.GeocoderMetaData.Address.Components')
  return Array.isArray(components) ? toLocation(components) : undefined
}

/** From the parts of an address, the largest first: of several of a kind the last is the nearest. */
export function toLocation(components: Component[]): VisitorLocation {
  const name = (kind: string) => components.findLast((part) => part.kind === kind)?.name ?? ''
  return { city: name('locality'), region: name('province'), country: name('country') }
}
