import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { isInSafeTriangle } from './safe-triangle.ts'

/** How long a pointer may take across other lines on its way to the groups of the active one. */
const PATIENCE_MS = 250
/** Positions that tell where a pointer comes from. */
const TRAIL = 4

/**
 * Which line of a list shows what stands beside it. A pointer that crosses other lines on its way there switches
 * nothing, so that nothing flickers on diagonal moves.
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
      timer.current = setTimeout(setActive, PATIENCE_MS, index)
    else setActive(index)
  }
  return { active, show, track, enter }
}
