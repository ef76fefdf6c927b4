/**
 * What has to be settled before anything is painted, so that nothing shifts and nobody reads a page they are about to
 * be led away from. It stands in the head of every page as a script of its own (site/inline-script.ts).
 */
import { applyCrossHostState, subscribeToNavigation } from '../app/browser/city/city-redirect.ts'
import { hideWarnings, seenWarnings, subscribeToDismissals } from '../app/browser/city/city-warnings.ts'
import { markSession } from '../app/browser/session-mark.ts'
import { clearOldIosCache } from '../app/browser/storage/old-ios-cache.ts'
import { polyfillStorage } from '../app/browser/storage/storage-polyfill.ts'

polyfillStorage()
if (!clearOldIosCache()) {
  applyCrossHostState()
  markSession()
  hideWarnings(seenWarnings())
  subscribeToDismissals()
  subscribeToNavigation()
}
