import { readStored, store } from './safe-storage.ts'
import { createStore, type Store } from './store.ts'

const KEY = 'cookieConsent'

/** What a visitor lets the site keep: everything, or what it does not work without. */
export type CookieConsent = 'all' | 'necessary'

const consent = createStore(readConsent)

/** The visitor's answer; none until they have given one, here or in another tab. */
export const cookieConsent: Store<CookieConsent | undefined> = {
  get: consent.get,
  set(answer) {
    if (answer) store('localStorage', KEY, answer)
    consent.set(answer)
  },
  subscribe(listener) {
    addEventListener('storage', syncWithOtherTabs)
    return consent.subscribe(listener)
  },
}

function readConsent(): CookieConsent | undefined {
  const stored = readStored('localStorage', KEY)
  return stored === 'all' || stored === 'necessary' ? stored : undefined
}

function syncWithOtherTabs({ key }: StorageEvent): void {
  if (key === KEY || key === null) consent.set(readConsent())
}
