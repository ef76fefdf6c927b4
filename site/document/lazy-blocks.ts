/**
 * Holds the blocks of a page back that are below its first screen, until what it opens with is painted; see decision 120. It stands as
 * a script of its own (site/inline-script.ts) before the blocks, within the element whose children they are. Where no script runs
 * nothing is held back.
 * - Pictures: browsers load lazy ones two or three screens ahead, at the time when the first one is on its way. Those of a block come
 *   when it is within a screen of being seen, all of them when somebody scrolls.
 * - Layout: each block, and in the end what follows them, is laid out by itself, when the browser has nothing else to do; all at once
 *   when somebody is about to act.
 *   A page that is come back to is laid out as it always was: what is above the place to return to must have its true height.
 */
import { firstPictureIsPainted } from './first-picture.ts'

/** Attributes that ui/styles/base.css hides pictures by, and shows them. */
const HELD = 'data-held'
const NEAR = 'data-near'
/** Attributes that it leaves blocks without a layout by, and lays them out. */
const LATE = 'data-late'
const LAID_OUT = 'data-laid-out'

const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart']

const blocks = document.currentScript?.parentElement

if (blocks && 'IntersectionObserver' in window) {
  blocks.setAttribute(HELD, '')
  addEventListener('scroll', () => blocks.removeAttribute(HELD), { once: true, passive: true })
  if (isNewVisit() && 'requestIdleCallback' in window) {
    blocks.setAttribute(LATE, '')
    for (const input of INPUTS)
      addEventListener(input, () => blocks.removeAttribute(LATE), {
        once: true,
        capture: true,
        passive: true,
      })
  }
  addEventListener('load', async () => {
    await firstPictureIsPainted()
    observe(blocks)
    layOutNext(blocks)
  })
}

function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate' && location.hash === ''
}

function observe({ children }: Element): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) target.setAttribute(NEAR, '')
    },
    { rootMargin: '100%' },
  )
  for (const block of children) observer.observe(block)
}

function layOutNext(blocks: Element): void {
  if (!blocks.hasAttribute(LATE)) return
  requestIdleCallback(() => {
    const next = blocks.querySelector(`:scope > :not(script, [${LAID_OUT}])`)
    if (next) next.setAttribute(LAID_OUT, '')
    else blocks.removeAttribute(LATE)
    requestAnimationFrame(() => layOutNext(blocks))
  })
}
