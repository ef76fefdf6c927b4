import { reachGoal } from './analytics.ts'

/**
 * Counts clicks on phones as the goal of the nearest `data-phone-goal`; the page's city has its own on `<body>`.
 * Revealing a phone does not count.
 */
export function countCalls(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const name = event.target.closest('a[href^="tel:"]')?.closest<HTMLElement>('[data-phone-goal]')
      ?.dataset.phoneGoal
    if (name) reachGoal('phone-clicked', { name })
  })
}
