import type { Api } from '@rapport/contract/endpoints/api'
import { SEARCH_MIN } from '@rapport/contract/paths/query-limits'
import { countResults } from '@rapport/contract/search/count-results'
import { createDailyCounts, type DailyCounts } from '../platform/database/daily-counts.ts'
import type { Orm } from '../platform/database/database.ts'
import type { searchHits, searchMisses } from './tables.ts'

/** Longest counted query in characters. Longer queries are not product names. */
const QUERY_MAX = 60
/** Words with sizes and counts. Email addresses do not match. */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} .,×%/-]*$/u
/** More digits may be a phone, an order or a card number. Personal data is not counted. */
const DIGITS_MAX = 4

/** Counts queries by day in a table: their words, and no data of the visitor. */
export function createQueryCounts(orm: Orm, table: typeof searchHits | typeof searchMisses): DailyCounts {
  const counts = createDailyCounts(orm, table, table.query)
  return {
    ...counts,
    add(text) {
      const query = text.trim().replace(/\s+/g, ' ').toLowerCase()
      const digits = query.match(/\p{N}/gu)?.length ?? 0
      if (query.length < SEARCH_MIN || query.length > QUERY_MAX || digits > DIGITS_MAX) return
      if (WORDS.test(query)) counts.add(query)
    },
  }
}

/** Returns a search that counts queries with results and without. */
export const countQueries =
  (
    search: Api['searchCatalog'],
    { hits, misses }: { hits: DailyCounts; misses: DailyCounts },
  ): Api['searchCatalog'] =>
  async (input) => {
    const found = await search(input)
    const counts = countResults(found) > 0 ? hits : misses
    counts.add(input.name)
    return found
  }
