import { SESSION_KEY } from './session-mark.ts'
import { readStored, removeStored, store } from './storage/safe-storage.ts'
import { createStore, type Store, useStore } from './storage/store.ts'

const token = createStore(() => readStored('localStorage', SESSION_KEY))

/** The bearer's token; a visitor without one is anonymous. Where it can't be stored it lasts for the page. */
export const session: Store<string | undefined> = {
  get: token.get,
  set(next) {
    // Written again without need it would be news to other tabs, which may have a newer one by now.
    if (next === token.get()) return
    if (next === undefined) removeStored('localStorage', SESSION_KEY)
    else stored = store('localStorage', SESSION_KEY, next)
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
  if (persisted && stored) token.set(readStored('localStorage', SESSION_KEY))
}

/** Logging in or out in one tab does so in all. */
function syncWithOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === SESSION_KEY || key === null) token.set(newValue ?? undefined)
}

/** Pages are rendered for the anonymous. */
export const useSession = (): string | undefined => useStore(session, undefined)
