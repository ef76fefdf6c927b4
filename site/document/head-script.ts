/**
 * Inline script in the head of every page (site/inline-script.ts). It runs before the first paint, so that nothing
 * shifts and no page flashes before a redirect. It is short: visitor-script.ts has the rest and loads only for known
 * visitors.
 */

import { showCartCount } from '../app/browser/cart-count.ts'
import { CITY_KEY } from '../app/browser/city/city-choice.ts'
import { DISMISS, SEEN_WARNINGS_KEY } from '../app/browser/city/city-warnings.ts'
import { markSession } from '../app/browser/session/session-mark.ts'
import { isOldCache, LAST_UPDATE_KEY } from '../app/browser/storage/old-ios-cache.ts'

const src = document.currentScript?.dataset.visitorScript ?? ''

markSession()
showCartCount()
// Only `document.write` runs the script before parsing continues.
if (isKnown()) document.write(`<script src="${src}"></script>`)
else addEventListener('click', dismissFirst)
for (const event of ['storage', 'pageshow']) addEventListener(event, showCartCount)
addEventListener('hashchange', () => {
  if (hasState()) load('fragment')
})

function isKnown(): boolean {
  try {
    sessionStorage.getItem('')
    return (
      hasState() ||
      [CITY_KEY, SEEN_WARNINGS_KEY].some((key) => localStorage.getItem(key)) ||
      isOldCache(localStorage.getItem(LAST_UPDATE_KEY))
    )
  } catch {
    // Storage is blocked, so the router's scripts need the polyfill first.
    return true
  }
}

/** Returns whether the fragment may have state from another host. An anchor has no `=`. */
function hasState(): boolean {
  return location.hash.includes('=')
}

/** The first dismissed warning waits for the script that hides it. */
function dismissFirst({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>(`[${DISMISS}]`)
  if (!button) return
  removeEventListener('click', dismissFirst)
  load('dismissal', () => button.click())
}

function load(reason: string, then?: () => void): void {
  const script = document.createElement('script')
  script.dataset.reason = reason
  if (then) script.onload = then
  script.src = src
  document.head.append(script)
}
