import type { VisitorLocation } from './visitor-location.ts'

/** As much of the maps service as the site uses: JS API 2.1. */
interface Maps {
  ready(done: () => void, failed: (error: unknown) => void): void
  geolocation: {
    get(options: {
      provider: 'yandex'
      autoReverseGeocode: true
    }): Promise<{ geoObjects: { get(index: 0): GeoObject | undefined } }>
  }
}

interface GeoObject {
  properties: { get(path: string): unknown }
}

interface Component {
  kind?: string
  name?: string
}

let loading: Promise<Maps> | undefined

/** Loads the service's script, once. `csp`: without eval, which our pages forbid. */
function loadMaps(key: string): Promise<Maps> {
  loading ??= new Promise<Maps>((resolve, reject) => {
    const query = new URLSearchParams({
      apikey: key,
      lang: 'ru_RU',
      coordorder: 'latlong',
      mode: 'release',
      csp: 'true',
    })
    const script = document.createElement('script')
    script.src = `https://api-maps.yandex.ru/2.1/?${query}`
    script.onload = () => {
      const { ymaps } = window as { ymaps?: Maps }
      if (ymaps) ymaps.ready(() => resolve(ymaps), reject)
      else reject(new Error('The maps service is not there'))
    }
    script.onerror = () => reject(new Error('The maps service does not answer'))
    document.head.append(script)
  })
  return loading
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
