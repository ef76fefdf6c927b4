import { useEffect } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'

/**
 * Counts clicks on phones as the goal of the nearest `data-phone-goal`, else of the page's city. Revealing a phone
 * does not count.
 */
export function usePhoneGoals(pageGoal: string | undefined): void {
  useEffect(() => {
    const count = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const link = event.target.closest('a[href^="tel:"]')
      if (!link) return
      const name = link.closest<HTMLElement>('[data-phone-goal]')?.dataset.phoneGoal ?? pageGoal
      if (name) reachGoal('phone-clicked', { name })
    }
    addEventListener('click', count)
    return () => removeEventListener('click', count)
  }, [pageGoal])
}
