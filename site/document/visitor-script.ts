/**
 * What a visitor of whom something is stored, or who comes from another host of ours, needs before the page is read on: the
 * city they want, warnings they have dismissed, an old cache cleared, storage that may not be used. head-script.ts loads it for
 * them, and later where a page that is open needs a part of it.
 */
import { applyCrossHostState } from '../app/browser/city/city-redirect.ts'
import { hideWarnings, seenWarnings, subscribeToDismissals } from '../app/browser/city/city-warnings.ts'
import { clearOldIosCache } from '../app/browser/storage/old-ios-cache.ts'
import { polyfillStorage } from '../app/browser/storage/storage-polyfill.ts'

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
