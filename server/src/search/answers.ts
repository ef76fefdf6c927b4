import type { Api } from '@rapport/contract/api'
import { type AnswerCache, createAnswerCache } from '../platform/answer-cache.ts'
import type { ConcurrencyLimit } from '../platform/concurrency-limit.ts'

type SearchCatalog = Api['searchCatalog']
type SearchAnswer = Awaited<ReturnType<SearchCatalog>>

const ENTRIES_MAX = 500
const BYTES_MAX = 8 * 1024 * 1024

/** Searches whose answers are kept until content changes: the same few things are asked for most of the time. */
export interface SearchAnswers {
  searchCatalog: SearchCatalog
  clear: AnswerCache<SearchAnswer>['clear']
}

/** Keeps answers of a search that is bounded in how many are under way: a kept one passes the bound. */
export function keepSearchAnswers(search: SearchCatalog, searches: ConcurrencyLimit): SearchAnswers {
  const cache = createAnswerCache<SearchAnswer>({
    entriesMax: ENTRIES_MAX,
    bytesMax: BYTES_MAX,
    // Letters are two bytes, and an object takes about as much again.
    sizeOf: (answer) => JSON.stringify(answer).length * 4,
  })
  return {
    searchCatalog: (input) => cache.load(normalized(input.name), () => searches.run(() => search(input))),
    clear: cache.clear,
  }
}

/** What the search itself makes no difference between. */
const normalized = (query: string) => query.trim().replace(/\s+/g, ' ').toLowerCase()
