import { type RefObject, useEffect } from 'react'

/** A mouse that only passes by opens nothing; one that slips out on its way to the menu closes nothing. */
const OPEN_MS = 120
const CLOSE_MS = 350

/** A mouse that rests on a line opens its disclosure, one that has left both closes it. */
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
    // Whoever pressed has decided: a menu that comes after would cover the page a link leads to. Whoever rests on the
    // sign before they press it wants the menu, which is already there.
    const decide = (event: MouseEvent) => {
      clearTimeout(timer)
      const sign = event.target instanceof Element && event.target.closest('summary')
      if (sign && openedByHover) event.preventDefault()
      if (sign) openedByHover = false
    }
    // The mouse may have been here before the client bundle. A finger leaves a hover behind that means nothing.
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
