import { readStoredJson, store } from '../../browser/storage/safe-storage.ts'
import { createStore } from '../../browser/storage/store.ts'

const KEY = 'seenStories'
/** More than a factory shows at once. */
const STORED_MAX = 100

/** Ids of the stories opened in this browser. */
export const seenStories = createStore<readonly number[]>(() => {
  const stored = readStoredJson('localStorage', KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
})

export function markSeen(id: number): void {
  if (seenStories.get().includes(id)) return
  seenStories.set([...seenStories.get(), id].slice(-STORED_MAX))
  store('localStorage', KEY, JSON.stringify(seenStories.get()))
}
