import { useEffect } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'

/**
 * Counts clicks on phones, each as the goal of its city: that of the nearest `data-phone-goal` around the link, else that
 * of the page's own city. A click that only takes a mask off is not one.
 */
export function usePhoneGoals(ofPage: string | undefined): void {
  useEffect(() => {
    const count = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const link = event.target.closest('a[href^="tel:"]')
      if (!link) return
      const name = link.closest<HTMLElement>('[data-phone-goal]')?.dataset.phoneGoal ?? ofPage
      if (name) reachGoal('phone-clicked', { name })
    }
    addEventListener('click', count)
    return () => removeEventListener('click', count)
  }, [ofPage])
}
