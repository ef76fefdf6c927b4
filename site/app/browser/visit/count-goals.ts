import { type Goal, reachGoal } from './analytics.ts'

/**
 * Attribute of an element whose click, or whose own event below, reports the goal in its value. A file field reports
 * chosen files.
 */
const GOAL = 'data-goal'

/** Events of custom elements that report their goal instead of a click. */
const OWN_EVENTS = ['reveal']

/** Reports the goals of clicked elements. */
export function countGoals(): void {
  addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target.closest(`[${GOAL}]`) : null
    if (element && !element.localName.includes('-') && !(element instanceof HTMLInputElement)) report(element)
  })
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute(GOAL) && target.files?.length)
      report(target)
  })
  for (const type of OWN_EVENTS)
    addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.hasAttribute(GOAL)) report(target)
    })
}

/** `data-goal-name` replaces the name of the goal for counters. */
function report(element: Element): void {
  const name = element.getAttribute(`${GOAL}-name`)
  reachGoal(element.getAttribute(GOAL) as Goal, name ? { name } : {})
}
