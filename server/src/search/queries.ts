import { SEARCH_MIN } from '@rapport/contract/paths/query-limits'
import { countResults } from '@rapport/contract/search/count-results'
import type { SearchResult } from '@rapport/contract/search/search'
import type { Orm } from '../platform/database/database.ts'
import { listRankedCards } from './cards.ts'
import { askedName } from './language/stop-words.ts'
import { normalizeName } from './language/words.ts'
import { queryVariants } from './query-variants.ts'
import { rankDocuments } from './ranking.ts'
import { resolveQuery } from './resolve-query.ts'

const NOTHING: SearchResult = {
  ids: [],
  items: [],
  posts: [],
  pages: [],
  arePagesFirst: false,
  correctedQuery: null,
}

/**
 * Returns matching items, posts and pages, the best first; empty for less than three characters. Reads only,
 * in four statements at most: a job maintains the index (index/index-job.ts).
 */
export async function search(orm: Orm, query: string, now: Date): Promise<SearchResult> {
  const text = query.trim()
  if (text.length < SEARCH_MIN) return NOTHING
  const resolved = await resolveQuery(orm, text)
  const { correctedQuery } = resolved
  const names = [text, correctedQuery ?? text]
    .flatMap((name) => [normalizeName(name), askedName(name)])
    .filter((name) => name !== '')
  const ranking = await rankDocuments(orm, queryVariants(resolved), names)
  const { items, posts, pages } = await listRankedCards(orm, ranking, now)
  if (countResults({ items, posts, pages }) === 0) return NOTHING
  const { arePagesFirst } = ranking
  return { ids: items.map(({ id }) => id), items, posts, pages, arePagesFirst, correctedQuery }
}
