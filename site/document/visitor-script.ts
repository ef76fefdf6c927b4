/**
 * Script for visitors with stored data or from another host of the site. It runs before the page is parsed further:
 * redirects to the city, hides dismissed warnings, clears an old cache, replaces blocked storage. head-script.ts
 * loads it, in an open page also later for a part of it.
 */
import { applyCrossHostState } from '../app/browser/city/city-redirect.ts'
import { hideWarnings, seenWarnings, subscribeToDismissals } from '../app/browser/city/city-warnings.ts'
import { clearOldIosCache } from '../app/browser/storage/old-ios-cache.ts'

/** Why an open page loads it; undefined while the page is parsed. */
const reason = document.currentScript?.dataset.reason

if (reason === 'dismissal') subscribeToDismissals()
// A fragment that changes in an open page is not trusted.
else if (reason === 'fragment') applyCrossHostState(false)
else {
  polyfillStorage()
  if (!clearOldIosCache()) {
    applyCrossHostState()
    // Warnings may have been dismissed on the previous host.
    hideWarnings(seenWarnings())
    subscribeToDismissals()
  }
}

/**
 * Without storage the router's scripts would fail. The polyfill stores values for the life of the page. It is no
 * `Storage`.
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
