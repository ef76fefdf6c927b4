import { useEffect } from 'react'

/** Has the screen get the focus once a dialog is closed whose opener is gone: keys would begin at the top of the page. */
export function FocusReturn() {
  useEffect(
    () => () => {
      // What opened it gets the focus back in the next frame, if it is there still.
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
