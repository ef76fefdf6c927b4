import { readStoredJson, store } from '../../browser/storage/safe-storage.ts'
import { createStore } from '../../browser/storage/store.ts'
import { useStore } from '../../browser/storage/use-store.ts'

const KEY = 'seenStories'
/** More than a factory shows at once. */
const STORED_MAX = 100
const none: readonly number[] = []

const seenIds = createStore<readonly number[]>(() => {
  const stored = readStoredJson('localStorage', KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : none
})

/** Ids of the stories opened in this browser. */
export const useSeenStories = (): readonly number[] => useStore(seenIds, none)

export function markSeen(id: number): void {
  if (seenIds.get().includes(id)) return
  seenIds.set([...seenIds.get(), id].slice(-STORED_MAX))
  store('localStorage', KEY, JSON.stringify(seenIds.get()))
}
