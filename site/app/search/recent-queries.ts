import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { readStoredJson, removeStored, store } from '../browser/storage/safe-storage.ts'
import { createStore } from '../browser/storage/store.ts'
import { useStore } from '../browser/storage/use-store.ts'

const KEY = 'recentQueries'
const KEPT_MAX = 8
const none: readonly string[] = []

const recent = createStore<readonly string[]>(() => parseRecent(readStoredJson('localStorage', KEY)))

/** Queries with results in this browser, latest first. */
export const useRecentQueries = (): readonly string[] => useStore(recent, none)

export function storeRecentQuery(query: string): void {
  const next = addRecent(recent.get(), query)
  if (next.join('\n') === recent.get().join('\n')) return
  recent.set(next)
  store('localStorage', KEY, JSON.stringify(next))
}

export function clearRecentQueries(): void {
  recent.set(none)
  removeStored('localStorage', KEY)
}

/** Moves a query to the head of the list, ignoring case. */
export function addRecent(queries: readonly string[], query: string): readonly string[] {
  const same = query.toLowerCase()
  return [query, ...queries.filter((one) => one.toLowerCase() !== same)].slice(0, KEPT_MAX)
}

/** Returns the valid entries of a stored list. */
export const parseRecent = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored
        .filter((one) => typeof one === 'string' && one.trim() !== '' && [...one].length <= SEARCH_MAX)
        .slice(0, KEPT_MAX)
    : none
