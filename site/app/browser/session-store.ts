import { readStored, removeStored, store } from './safe-storage.ts'
import { createStore, type SmallStore, useStore } from './small-store.ts'

const KEY = 'userToken'

const token = createStore(() => readStored('localStorage', KEY))

/** The bearer's token; a visitor without one is anonymous (§4). Where it can't be stored it lasts for the page. */
export const session: SmallStore<string | undefined> = {
  get: token.get,
  set(next) {
    if (next === undefined) removeStored('localStorage', KEY)
    else stored = store('localStorage', KEY, next)
    token.set(next)
  },
  follow(listener) {
    const unfollow = token.follow(listener)
    addEventListener('storage', followOtherTabs)
    addEventListener('pageshow', readAgain)
    return unfollow
  },
}

/** False where it could not be stored, so that it lasts for the page. */
let stored = true

/** A page that is gone back to was told nothing meanwhile; a token long replaced would end the whole log-in. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted && stored) token.set(readStored('localStorage', KEY))
}

/** Logging in or out in one tab does so in all. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) token.set(newValue ?? undefined)
}

/** Pages are rendered for the anonymous. */
export const useSession = (): string | undefined => useStore(session, undefined)
