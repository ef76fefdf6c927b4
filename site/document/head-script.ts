/**
 * What has to be settled before anything is painted, so that nothing shifts and nobody reads a page they are about to
 * be led away from. It stands in the head of every page as a script of its own (site/inline-script.ts), so it has to be
 * short: all but the mark of a log-in is in visitor-script.ts, which those load of whom something is known.
 */
import { CITY_KEY } from '../app/browser/city/city-choice.ts'
import { DISMISS, SEEN_WARNINGS_KEY } from '../app/browser/city/city-warnings.ts'
import { markSession } from '../app/browser/session-mark.ts'
import { isOldCache, LAST_UPDATE_KEY } from '../app/browser/storage/old-ios-cache.ts'

const src = document.currentScript?.dataset.visitorScript ?? ''

markSession()
// The one way to have it run before the page is read on.
if (isKnown()) document.write(`<script src="${src}"></script>`)
else addEventListener('click', dismissFirst)
addEventListener('hashchange', () => {
  if (bringsState()) load('fragment')
})

function isKnown(): boolean {
  try {
    sessionStorage.getItem('')
    return (
      bringsState() ||
      [CITY_KEY, SEEN_WARNINGS_KEY].some((key) => localStorage.getItem(key)) ||
      isOldCache(localStorage.getItem(LAST_UPDATE_KEY))
    )
  } catch {
    // Storage is forbidden: what the router's scripts count on has to be there before them.
    return true
  }
}

/** Whether the fragment may bring something from another host of ours: that of a place in the page has no such sign. */
function bringsState(): boolean {
  return location.hash.includes('=')
}

/** The first warning that is dismissed waits for what does it. */
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
