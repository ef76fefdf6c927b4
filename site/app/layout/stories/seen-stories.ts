import { readStoredJson, store } from '../../browser/storage/safe-storage.ts'
import { createStore, useStore } from '../../browser/storage/store.ts'

const KEY = 'seenStories'
/** More than any factory shows at a time. */
const KEPT_MAX = 100
const none: readonly number[] = []

const seen = createStore<readonly number[]>(() => {
  const stored = readStoredJson('localStorage', KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : none
})

/** Ids of the stories this browser has opened. */
export const useSeenStories = (): readonly number[] => useStore(seen, none)

export function markSeen(id: number): void {
  if (seen.get().includes(id)) return
  seen.set([...seen.get(), id].slice(-KEPT_MAX))
  store('localStorage', KEY, JSON.stringify(seen.get()))
}
