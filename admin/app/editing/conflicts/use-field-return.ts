import { type RefObject, useLayoutEffect } from 'react'

/** Restores the focus to the last field when a hidden form is shown again. */
export function useFieldReturn(form: RefObject<HTMLElement | null>, isAway: boolean): void {
  useLayoutEffect(() => {
    if (!isAway) return
    const { activeElement } = document
    const left = form.current?.contains(activeElement) ? (activeElement as HTMLElement) : undefined
    return () => {
      // The pressed button has unmounted by then.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        ;(left ?? form.current?.querySelector<HTMLElement>('input, textarea'))?.focus()
      })
    }
  }, [form, isAway])
}
