import { type RefObject, useEffect } from 'react'

/** The delays ignore a mouse that passes by, or that leaves the menu for a moment. */
const OPEN_MS = 120
const CLOSE_MS = 350

/** Opens a disclosure when a mouse rests on its line, and closes it when the mouse leaves both. */
export function useHoverOpening(
  line: RefObject<HTMLElement | null>,
  details: RefObject<HTMLDetailsElement | null>,
): void {
  useEffect(() => {
    const area = line.current
    if (!area) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let openedByHover = false
    const later = (open: boolean) => (event?: PointerEvent) => {
      clearTimeout(timer)
      if (event && event.pointerType !== 'mouse') return
      timer = setTimeout(
        () => {
          if (!details.current) return
          openedByHover = open && !details.current.open
          details.current.open = open
        },
        open ? OPEN_MS : CLOSE_MS,
      )
    }
    const enter = later(true)
    const leave = later(false)
    // A press on a link cancels opening, since the menu would cover the new page. A press on the icon while hovering
    // leaves the menu open.
    const decide = (event: MouseEvent) => {
      clearTimeout(timer)
      const sign = event.target instanceof Element && event.target.closest('summary')
      if (sign && openedByHover) event.preventDefault()
      if (sign) openedByHover = false
    }
    // The mouse may be here before hydration. On touch screens `:hover` remains after a tap.
    if (area.matches(':hover') && !matchMedia('(pointer: coarse)').matches) enter()
    area.addEventListener('pointerenter', enter)
    area.addEventListener('pointerleave', leave)
    area.addEventListener('click', decide)
    return () => {
      clearTimeout(timer)
      area.removeEventListener('pointerenter', enter)
      area.removeEventListener('pointerleave', leave)
      area.removeEventListener('click', decide)
    }
  }, [line, details])
}
