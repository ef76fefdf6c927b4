import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { readStoredJson, removeStored, store } from '../browser/storage/safe-storage.ts'
import { createStore, useStore } from '../browser/storage/store.ts'

const KEY = 'recentQueries'
const KEPT_MAX = 8
const none: readonly string[] = []

const recent = createStore<readonly string[]>(() => parseRecent(readStoredJson('localStorage', KEY)))

/** What this browser has found something for, the last first. */
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

/** The list with a query at its head, which stands there once, in whatever case of letters. */
export function addRecent(queries: readonly string[], query: string): readonly string[] {
  const same = query.toLowerCase()
  return [query, ...queries.filter((one) => one.toLowerCase() !== same)].slice(0, KEPT_MAX)
}

/** What was stored, as far as it is a list of queries. */
export const parseRecent = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored
        .filter((one) => typeof one === 'string' && one.trim() !== '' && [...one].length <= SEARCH_MAX)
        .slice(0, KEPT_MAX)
    : none
