import type { Api } from '@rapport/contract/endpoints/api'
import { messages } from '@rapport/contract/errors/messages'
import { SEARCH_MAX, SEARCH_MIN } from '@rapport/contract/paths/query-limits'
import { countFound, type SearchResult } from '@rapport/contract/search/search'
import { normalizeQuery, queryLength } from './search-path.ts'

/** What the page of results shows. */
export interface SearchView {
  /** As it stands in the field, 60 characters at most. */
  query: string
  /** Why nothing was searched for. */
  problem?: string
  result?: SearchResult
  /** What others look for, where nothing was found. */
  popular?: string[]
}

/** Searches for what was typed, unless it is nothing, too short or too long. */
export async function loadSearch(api: SearchApi, typed: string): Promise<SearchView> {
  const view = await search(api, typed)
  const isFound = view.result && countFound(view.result) > 0
  if (isFound) return view
  // A page without them is better than none.
  const { queries } = await api.getPopularQueries().catch(() => ({ queries: [] }))
  return { ...view, popular: queries }
}

type SearchApi = Pick<Api, 'searchCatalog' | 'getPopularQueries'>

async function search(api: SearchApi, typed: string): Promise<SearchView> {
  const whole = normalizeQuery(typed)
  const query = [...whole].slice(0, SEARCH_MAX).join('')
  if (whole === '') return { query }
  if (queryLength(whole) < SEARCH_MIN) return { query, problem: messages.searchTooShort }
  if (queryLength(whole) > SEARCH_MAX) return { query, problem: messages.searchTooLong }
  // The endpoint counts the halves of an emoji.
  const name = query.slice(0, SEARCH_MAX).toWellFormed()
  return { query, result: await api.searchCatalog({ name }) }
}
