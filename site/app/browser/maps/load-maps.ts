import { lazyImport } from '../lazy-import.ts'
import type { MapsApi } from './maps-api.ts'

let loading: Promise<MapsApi> | undefined

/**
 * Loads the maps service once. Rejects if it is blocked, missing or slower than a chunk may be; the next call
 * retries. The key may be empty.
 */
export function loadMaps(key: string): Promise<MapsApi> {
  loading ??= lazyImport(() => loadScript(mapsUrl(key))).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** `csp`: without eval, which our policy forbids. */
function mapsUrl(key: string): string {
  const query = new URLSearchParams({
    ...(key === '' ? {} : { apikey: key }),
    lang: 'ru_RU',
    coordorder: 'latlong',
    mode: 'release',
    csp: 'true',
  })
  return `https://api-maps.yandex.ru/2.1/?${query}`
}

function loadScript(url: string): Promise<MapsApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => {
      const { ymaps } = window as { ymaps?: MapsApi }
      if (ymaps) ymaps.ready(() => resolve(ymaps), reject)
      else reject(new Error('The maps service is not there'))
    }
    script.onerror = () => reject(new Error('The maps service does not answer'))
    document.head.append(script)
  })
}
