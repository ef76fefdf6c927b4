import { useEffect } from 'react'

/**
 * Focuses the screen when a dialog closes and its opener is gone. Otherwise Tab would start at the top of the
 * page.
 */
export function FocusReturn() {
  useEffect(
    () => () => {
      // React Aria restores focus in the next frame, if the opener still exists.
      requestAnimationFrame(() => requestAnimationFrame(focusScreen))
    },
    [],
  )
  return null
}

function focusScreen(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
