import type { Api } from '@rapport/contract/endpoints/api'
import { SEARCH_MIN } from '@rapport/contract/limits'
import { countFound } from '@rapport/contract/search'
import type { Orm } from '../../platform/database/database.ts'
import type { searchHits, searchMisses } from '../../search/tables.ts'
import { createDailyCounts, type DailyCounts } from '../daily-counts.ts'

/** Characters of a query that is noted: longer ones are no name of a thing. */
const QUERY_MAX = 60
/** Words, and sizes and counts among them; an address of the mail is none. */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} .,×%/-]*$/u
/** So many digits may be a phone, an order, a card: nothing of a person is noted. */
const DIGITS_MAX = 4

/** Counts queries by day in a table: their words, and nothing of who asked. */
export function createQueryCounts(orm: Orm, table: typeof searchHits | typeof searchMisses): DailyCounts {
  const counts = createDailyCounts(orm, table, table.query)
  return {
    ...counts,
    note(text) {
      const query = text.trim().replace(/\s+/g, ' ').toLowerCase()
      const digits = query.match(/\p{N}/gu)?.length ?? 0
      if (query.length < SEARCH_MIN || query.length > QUERY_MAX || digits > DIGITS_MAX) return
      if (WORDS.test(query)) counts.note(query)
    },
  }
}

/** Returns a search that notes what it found something for, and what nothing. */
export const notingQueries =
  (
    search: Api['searchCatalog'],
    { hits, misses }: { hits: DailyCounts; misses: DailyCounts },
  ): Api['searchCatalog'] =>
  async (input) => {
    const found = await search(input)
    const counts = countFound(found) > 0 ? hits : misses
    counts.note(input.name)
    return found
  }
