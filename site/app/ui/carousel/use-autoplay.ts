import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Does something again and again while a region is seen: not under the pointer or the focus, not in a hidden
 * tab, and not for those who asked for less motion.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  ms: number | undefined,
  advance: () => void,
) {
  const [playing, setPlaying] = useState(true)
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!playing || !ms) return
    const timer = setInterval(() => {
      const element = region.current
      if (!element || document.hidden || element.matches(':hover, :focus-within') || !isSeen(element)) return
      latest.current()
    }, ms)
    return () => clearInterval(timer)
  }, [playing, ms, region])

  return { playing, setPlaying }
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
