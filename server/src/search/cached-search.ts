import type { Api } from '@rapport/contract/endpoints/api'
import { createResponseCache, type ResponseCache } from '../platform/http/response-cache.ts'
import type { ConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'

type SearchCatalog = Api['searchCatalog']
type SearchAnswer = Awaited<ReturnType<SearchCatalog>>

const ENTRIES_MAX = 500
const BYTES_MAX = 8 * 1024 * 1024

/** A search that caches results until content changes: a few queries are most of the traffic. */
export interface CachedSearch {
  searchCatalog: SearchCatalog
  clear: ResponseCache<SearchAnswer>['clear']
}

/** Caches the results of a search with limited concurrency: cached results bypass the limit. */
export function createCachedSearch(search: SearchCatalog, limit: ConcurrencyLimit): CachedSearch {
  const cache = createResponseCache<SearchAnswer>({
    entriesMax: ENTRIES_MAX,
    bytesMax: BYTES_MAX,
    // Letters are two bytes, and object overhead about doubles that.
    sizeOf: (answer) => JSON.stringify(answer).length * 4,
  })
  return {
    searchCatalog: (input) => cache.load(cacheKey(input.name), () => limit.run(() => search(input))),
    clear: cache.clear,
  }
}

/** Queries with equal results share a key. */
const cacheKey = (query: string) => query.trim().replace(/\s+/g, ' ').toLowerCase()
