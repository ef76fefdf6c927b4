import { readStored, removeStored, store } from '../storage/safe-storage.ts'
import { createStore, type Store } from '../storage/store.ts'
import { SESSION_KEY } from './session-mark.ts'

const readToken = () => readStored('localStorage', SESSION_KEY) ?? readStored('sessionStorage', SESSION_KEY)
const token = createStore(readToken)

/** Bearer token; undefined without login. Without local storage it lasts for the tab. */
export const session: Store<string | undefined> = {
  get: token.get,
  set(next) {
    // An unnecessary write would notify other tabs, which may already have a newer token.
    if (next === token.get()) return
    removeStored('sessionStorage', SESSION_KEY)
    if (next === undefined) removeStored('localStorage', SESSION_KEY)
    else stored = store('localStorage', SESSION_KEY, next) || store('sessionStorage', SESSION_KEY, next)
    token.set(next)
  },
  subscribe(listener) {
    const unsubscribe = token.subscribe(listener)
    addEventListener('storage', syncWithOtherTabs)
    addEventListener('pageshow', refreshOnReturn)
    return unsubscribe
  },
}

/** False if storing failed. */
let stored = true

/** A page restored from the back-forward cache missed changes. A replaced token would end the session. */
function refreshOnReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && stored) token.set(readToken())
}

/** Login and logout apply to all tabs. */
function syncWithOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === SESSION_KEY || key === null) token.set(newValue ?? undefined)
}
