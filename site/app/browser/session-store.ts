import { readStored, removeStored, store } from './storage/safe-storage.ts'
import { createStore, type Store, useStore } from './storage/store.ts'

const KEY = 'userToken'

const token = createStore(() => readStored('localStorage', KEY))

/** The bearer's token; a visitor without one is anonymous. Where it can't be stored it lasts for the page. */
export const session: Store<string | undefined> = {
  get: token.get,
  set(next) {
    if (next === undefined) removeStored('localStorage', KEY)
    else stored = store('localStorage', KEY, next)
    token.set(next)
  },
  subscribe(listener) {
    const unsubscribe = token.subscribe(listener)
    addEventListener('storage', syncWithOtherTabs)
    addEventListener('pageshow', refreshOnReturn)
    return unsubscribe
  },
}

/** False where it could not be stored, so that it lasts for the page. */
let stored = true

/** A page that is gone back to was told nothing meanwhile; a token long replaced would end the whole log-in. */
function refreshOnReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && stored) token.set(readStored('localStorage', KEY))
}

/** Logging in or out in one tab does so in all. */
function syncWithOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) token.set(newValue ?? undefined)
}

/** Pages are rendered for the anonymous. */
export const useSession = (): string | undefined => useStore(session, undefined)
