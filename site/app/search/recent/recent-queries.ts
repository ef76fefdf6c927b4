import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { readStoredJson, removeStored, store } from '../../browser/storage/safe-storage.ts'

const KEY = 'recentQueries'
const KEPT_MAX = 8

/** Returns the queries with results in this browser, latest first. */
export const readRecentQueries = (): string[] => parseRecent(readStoredJson('localStorage', KEY))

export const storeRecentQueries = (queries: string[]): void => {
  store('localStorage', KEY, JSON.stringify(queries))
}

export const clearRecentQueries = (): void => removeStored('localStorage', KEY)

/** Moves a query to the head of the list, ignoring case. */
export function addRecent(queries: readonly string[], query: string): string[] {
  const same = query.toLowerCase()
  return [query, ...queries.filter((one) => one.toLowerCase() !== same)].slice(0, KEPT_MAX)
}

/** Returns the valid entries of a stored list. */
export const parseRecent = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored
        .filter((one) => typeof one === 'string' && one.trim() !== '' && [...one].length <= SEARCH_MAX)
        .slice(0, KEPT_MAX)
    : []
