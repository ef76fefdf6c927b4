/**
 * What has to be settled before anything is painted, so that nothing shifts and nobody reads a page they are about to
 * be led away from. It stands in the head of every page as a script of its own (site/inline-script.ts), so it has to be
 * short: what concerns cities is loaded by those who have chosen one or come from another host of ours.
 */
import { hasStoredChoice } from '../app/browser/city/city-choice.ts'
import { hideWarnings, seenWarnings, subscribeToDismissals } from '../app/browser/city/city-warnings.ts'
import { hasState } from '../app/browser/city/state-names.ts'
import { markSession } from '../app/browser/session-mark.ts'
import { clearOldIosCache } from '../app/browser/storage/old-ios-cache.ts'
import { polyfillStorage } from '../app/browser/storage/storage-polyfill.ts'

const src = document.currentScript?.dataset.cityScript ?? ''

polyfillStorage()
if (!clearOldIosCache()) {
  // The one way to have it run before the page is read on.
  if (hasState(location.hash) || hasStoredChoice()) document.write(`<script src="${src}"></script>`)
  markSession()
  hideWarnings(seenWarnings())
  subscribeToDismissals()
  addEventListener('hashchange', () => {
    if (hasState(location.hash)) runCityScript()
  })
}

/** Follows a link to the city one is in already: only the fragment changes, nothing is loaded. */
function runCityScript(): void {
  const script = document.createElement('script')
  // Nothing says who changed the fragment of a page that is open.
  script.dataset.untrusted = ''
  script.src = src
  document.head.append(script)
}
