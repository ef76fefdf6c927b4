import type { Api } from '@rapport/contract/endpoints/api'
import { createResponseCache } from '../../platform/http/response-cache.ts'

const BYTES_MAX = 16 * 1024 * 1024

/** The endpoints behind what every page shows around itself: nothing else is asked for where there is no page. */
type LayoutEndpoint = 'getSite' | 'getCatalog' | 'getCities'

export interface LayoutCache {
  /** The endpoints, for pages. */
  api: Api
  /** Forgets the answers: content changed. */
  clear(): void
}

/** Caches what stands around every page until content changes. Counts of likes in it are as old as pages are. */
export function createLayoutCache(api: Api): LayoutCache {
  const cache = createResponseCache<unknown>({
    entriesMax: 3,
    bytesMax: BYTES_MAX,
    sizeOf: (answer) => JSON.stringify(answer).length * 4,
  })
  const cached = <N extends LayoutEndpoint>(name: N) =>
    (() => cache.load(name, () => (api[name] as () => Promise<unknown>)())) as unknown as Api[N]
  return {
    api: {
      ...api,
      getSite: cached('getSite'),
      getCatalog: cached('getCatalog'),
      getCities: cached('getCities'),
    },
    clear: () => cache.clear(),
  }
}
