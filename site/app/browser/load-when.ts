import { session } from './session/session-store.ts'
import { wideScreen } from './wide-screen.ts'

/** Calls `load` when an element needs its chunk. */
export type LoadWhen = (element: Element, load: () => void) => void

/** Higher than any page, in px. */
const ABOVE = 1_000_000

/** Loads of elements that are further than one screen away. */
const far = new Map<Element, (() => void)[]>()

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      for (const load of far.get(target) ?? []) load()
      far.delete(target)
    }
  },
  // An element above the screen may have been passed by a jump.
  { rootMargin: `${ABOVE}px 0px 100%` },
)

export const atOnce: LoadWhen = (_, load) => load()

/** When the element is less than one screen away. An element that is hidden, as in a closed menu, waits. */
export const nearScreen: LoadWhen = (element, load) => {
  const box = findBox(element)
  far.set(box, [...(far.get(box) ?? []), load])
  observer.observe(box)
}

/** A popover opens from its button. An element may have only the boxes of its content. */
function findBox(element: Element): Element {
  if (element.hasAttribute('popover'))
    return document.querySelector(`[popovertarget="${element.id}"]`) ?? element
  const hasOwnBox = getComputedStyle(element).display !== 'contents'
  return hasOwnBox ? element : (element.firstElementChild ?? element)
}

/** At once on wide screens. On narrow ones when the drawer shows the element. */
export const wideOrNear: LoadWhen = (element, load) => {
  if (wideScreen.matches) return load()
  wideScreen.addEventListener('change', load, { once: true })
  nearScreen(element, load)
}

/** For visitors with a session, even if they log in later. */
export const withSession: LoadWhen = (_, load) => {
  if (session.get() !== undefined) return load()
  const stop = session.subscribe(() => {
    if (session.get() === undefined) return
    stop()
    load()
  })
}
