import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { isInSafeTriangle } from './safe-triangle.ts'

/** Longest time over other lines on the way to the panel of the active line. */
const CROSSING_MAX_MS = 250
/** Number of earlier positions that give the direction. */
const TRAIL = 4

/**
 * Returns the active line of a list with a panel. A pointer that crosses other lines on its way to the panel does not
 * switch it, to avoid flicker.
 */
export function useSafeTriangle() {
  const [active, setActive] = useState(0)
  const trail = useRef<{ x: number; y: number }[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (index: number) => {
    clearTimeout(timer.current)
    setActive(index)
  }
  const track = ({ clientX: x, clientY: y }: PointerEvent) => {
    trail.current = [...trail.current, { x, y }].slice(-TRAIL)
  }
  const enter = (index: number, event: PointerEvent<HTMLElement>, beside: Element | null) => {
    clearTimeout(timer.current)
    if (event.pointerType !== 'mouse') return
    const from = trail.current[0]
    const box = beside?.getBoundingClientRect()
    const to = { x: event.clientX, y: event.clientY }
    if (from && box && isInSafeTriangle({ x: box.left, top: box.top, bottom: box.bottom }, from, to))
      timer.current = setTimeout(setActive, CROSSING_MAX_MS, index)
    else setActive(index)
  }
  return { active, show, track, enter }
}
