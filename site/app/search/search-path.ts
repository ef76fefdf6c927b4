import { SEARCH_MAX, SEARCH_MIN } from '@rapport/contract/paths/query-limits'

export const SEARCH_PATH = '/search/'

/** Characters that a proxy may take for a path separator or an escape. */
const NOT_IN_PATHS = /[/\\%]/

/** Returns the URL of the results page, also for an invalid query, whose page shows the problem. */
export function toSearchPath(typed: string): string {
  const query = normalizeQuery(typed)
  if (query === '') return SEARCH_PATH
  if (countCharacters(query) < SEARCH_MIN || countCharacters(query) > SEARCH_MAX || NOT_IN_PATHS.test(query))
    return `${SEARCH_PATH}?${new URLSearchParams({ query })}`
  return `${SEARCH_PATH}${encodeURIComponent(query)}/`
}

/** Normalizes a query: removes control characters, lone surrogates and extra spaces. */
export const normalizeQuery = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Counts code points, so an emoji is one character. */
export const countCharacters = (query: string): number => [...query].length
