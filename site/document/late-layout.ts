/**
 * Leaves what is far below the first screen without a layout until the page is painted: then each part, and in the end what follows
 * them, is laid out by itself, when the browser has nothing else to do; all at once when somebody is about to act. A page
 * that is come back to is laid out as it always was: what is above the place to return to must have its true height. It stands
 * as a script of its own (site/inline-script.ts) before the parts, within the element whose children they are.
 */
import { firstPictureIsPainted } from './first-picture.ts'

/** Attributes that ui/styles/base.css leaves parts without a layout by, and lays them out. */
const LATE = 'data-late'
const LAID_OUT = 'data-laid-out'

const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel']

const parts = document.currentScript?.parentElement

if (parts && isNewVisit() && 'requestIdleCallback' in window) {
  parts.setAttribute(LATE, '')
  for (const input of INPUTS)
    addEventListener(input, () => parts.removeAttribute(LATE), { once: true, capture: true, passive: true })
  addEventListener('load', async () => {
    await firstPictureIsPainted()
    layOutNext(parts)
  })
}

function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate' && location.hash === ''
}

function layOutNext(parts: Element): void {
  if (!parts.hasAttribute(LATE)) return
  requestIdleCallback(() => {
    const next = parts.querySelector(`:scope > :not(script, [${LAID_OUT}])`)
    if (next) next.setAttribute(LAID_OUT, '')
    else parts.removeAttribute(LATE)
    requestAnimationFrame(() => layOutNext(parts))
  })
}
