import type { Api } from '@rapport/contract/endpoints/api'
import { createResponseCache, type ResponseCache } from '../platform/http/response-cache.ts'
import type { ConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'

type SearchCatalog = Api['searchCatalog']
type SearchAnswer = Awaited<ReturnType<SearchCatalog>>

const ENTRIES_MAX = 500
const BYTES_MAX = 8 * 1024 * 1024

/** A search whose answers are cached until content changes: the same few queries are most of all. */
export interface CachedSearch {
  searchCatalog: SearchCatalog
  clear: ResponseCache<SearchAnswer>['clear']
}

/** Caches the answers of a search that is limited in how many run at once: a cached one passes the limit. */
export function createCachedSearch(search: SearchCatalog, limit: ConcurrencyLimit): CachedSearch {
  const cache = createResponseCache<SearchAnswer>({
    entriesMax: ENTRIES_MAX,
    bytesMax: BYTES_MAX,
    // Letters are two bytes, and an object takes about as much again.
    sizeOf: (answer) => JSON.stringify(answer).length * 4,
  })
  return {
    searchCatalog: (input) => cache.load(cacheKey(input.name), () => limit.run(() => search(input))),
    clear: cache.clear,
  }
}

/** Queries that the search makes no difference between have one key. */
const cacheKey = (query: string) => query.trim().replace(/\s+/g, ' ').toLowerCase()
