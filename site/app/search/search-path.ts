import { SEARCH_MAX, SEARCH_MIN } from '@rapport/contract/paths/query-limits'

export const SEARCH_PATH = '/search/'

/** What a proxy on the way may take for a part of the path, or for an escape. */
const NOT_IN_PATHS = /[/\\%]/

/** Returns the address of the results for a query; what is no query has its place there too, with what is wrong. */
export function searchPath(typed: string): string {
  const query = normalizeQuery(typed)
  if (query === '') return SEARCH_PATH
  if (queryLength(query) < SEARCH_MIN || queryLength(query) > SEARCH_MAX || NOT_IN_PATHS.test(query))
    return `${SEARCH_PATH}?${new URLSearchParams({ query })}`
  return `${SEARCH_PATH}${encodeURIComponent(query)}/`
}

/** Returns a query as it is searched for: without control characters, halves of characters and spaces too many. */
export const normalizeQuery = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Characters as people count them, an emoji being one. */
export const queryLength = (query: string): number => [...query].length
