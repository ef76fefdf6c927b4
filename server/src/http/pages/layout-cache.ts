import type { Api } from '@rapport/contract/endpoints/api'
import { createResponseCache } from '../../platform/http/response-cache.ts'

const BYTES_MAX = 16 * 1024 * 1024

/** Endpoints of the layout, which are the only queries of a missing page. */
type LayoutEndpoint = 'getSite' | 'getCatalog' | 'getCities'

export interface LayoutCache {
  /** Endpoints that pages use. */
  api: Api
  /** Clears the cache after a content change. */
  clear(): void
}

/**
 * Caches the layout data of every page until content changes. Its counts of likes are as old as pages are.
 */
export function createLayoutCache(api: Api): LayoutCache {
  const cache = createResponseCache<unknown>({
    entriesMax: 3,
    bytesMax: BYTES_MAX,
    sizeOf: (answer) => JSON.stringify(answer).length * 4,
  })
  const cached =
    <Result>(name: LayoutEndpoint, load: () => Promise<Result>) =>
    () =>
      cache.load(name, load) as Promise<Result>
  return {
    api: {
      ...api,
      getSite: cached('getSite', () => api.getSite()),
      getCatalog: cached('getCatalog', () => api.getCatalog()),
      getCities: cached('getCities', () => api.getCities()),
    },
    clear: () => cache.clear(),
  }
}
