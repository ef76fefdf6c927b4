import { type RefObject, useLayoutEffect } from 'react'

/** Gives the field that somebody typed in the focus back, once the form that was out of sight is shown again. */
export function useFieldReturn(form: RefObject<HTMLElement | null>, isAway: boolean): void {
  useLayoutEffect(() => {
    if (!isAway) return
    const { activeElement } = document
    const left = form.current?.contains(activeElement) ? (activeElement as HTMLElement) : undefined
    return () => {
      // What was pressed to come back is gone by then.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        ;(left ?? form.current?.querySelector<HTMLElement>('input, textarea'))?.focus()
      })
    }
  }, [form, isAway])
}
