/**
 * Inline script before the late parts, inside their parent element (site/inline-script.ts). Skips the layout of parts
 * far below the first screen until the page is painted. Then each part is laid out when the browser is idle, or all
 * at once on input.
 * A page restored from history is laid out completely: the scroll position needs the true heights above it.
 */
import { firstPictureIsPainted } from './first-picture.ts'

/** Attributes by which ui/styles/base.css skips the layout of parts and lays them out. */
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
