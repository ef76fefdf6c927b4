import type { Api } from '@rapport/contract/endpoints/api'
import { messages } from '@rapport/contract/errors/messages'
import { SEARCH_MAX, SEARCH_MIN } from '@rapport/contract/paths/query-limits'
import { countResults } from '@rapport/contract/search/count-results'
import type { SearchResult } from '@rapport/contract/search/search'
import { countCharacters, normalizeQuery } from './search-path.ts'

/** Data of the results page. */
export interface SearchView {
  /** Text of the field, at most 60 characters. */
  query: string
  /** Why nothing was searched. */
  problem?: string
  result?: SearchResult
  /** Popular queries, if there are no results. */
  popular?: string[]
}

/** Searches for the typed text, unless it is empty, too short or too long. */
export async function loadSearch(api: SearchApi, typed: string): Promise<SearchView> {
  const view = await search(api, typed)
  const isFound = view.result && countResults(view.result) > 0
  if (isFound) return view
  // The page works without them.
  const { queries } = await api.getPopularQueries().catch(() => ({ queries: [] }))
  return { ...view, popular: queries }
}

type SearchApi = Pick<Api, 'searchCatalog' | 'getPopularQueries'>

async function search(api: SearchApi, typed: string): Promise<SearchView> {
  const whole = normalizeQuery(typed)
  const query = [...whole].slice(0, SEARCH_MAX).join('')
  if (whole === '') return { query }
  if (countCharacters(whole) < SEARCH_MIN) return { query, problem: messages.searchTooShort }
  if (countCharacters(whole) > SEARCH_MAX) return { query, problem: messages.searchTooLong }
  // The endpoint counts UTF-16 code units.
  const name = query.slice(0, SEARCH_MAX).toWellFormed()
  return { query, result: await api.searchCatalog({ name }) }
}
