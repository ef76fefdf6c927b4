/**
 * What a visitor of whom something is stored, or who comes from another host of ours, needs before the page is read on: the
 * city they want, warnings they have dismissed, an old cache cleared, storage that may not be used. head-script.ts loads it for
 * them, and later where a page that is open needs a part of it.
 */
import { applyCrossHostState } from '../app/browser/city/city-redirect.ts'
import { hideWarnings, seenWarnings, subscribeToDismissals } from '../app/browser/city/city-warnings.ts'
import { clearOldIosCache } from '../app/browser/storage/old-ios-cache.ts'

/** Why an open page loads it; undefined while the page is read. */
const reason = document.currentScript?.dataset.reason

if (reason === 'dismissal') subscribeToDismissals()
// Nothing says who changed the fragment of a page that is open.
else if (reason === 'fragment') applyCrossHostState(false)
else {
  polyfillStorage()
  if (!clearOldIosCache()) {
    applyCrossHostState()
    // Some may have been dismissed at the host one comes from.
    hideWarnings(seenWarnings())
    subscribeToDismissals()
  }
}

/**
 * Where a site may store nothing, the router's own scripts would fail on the session storage they count on: for those
 * a stand-in keeps things as long as the page lives. It is no `Storage`.
 */
function polyfillStorage(): void {
  try {
    window.sessionStorage.getItem('')
  } catch {
    const entries = new Map<string, string>()
    const value: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, text) => void entries.set(key, text),
      removeItem: (key) => void entries.delete(key),
    }
    Object.defineProperty(window, 'sessionStorage', { value, configurable: true })
  }
}
