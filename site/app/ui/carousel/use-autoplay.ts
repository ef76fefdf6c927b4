import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long before a step `prepare` is called, so that the next slide can load. */
const AHEAD_MS = 2_000

interface Show {
  prepare?: () => void
  advance: () => void
}

/**
 * Calls `show.advance` every `ms` while the region is visible. It pauses on hover and focus, in a hidden tab, and
 * with reduced motion.
 */
export function useAutoplay(region: RefObject<HTMLElement | null>, ms: number | undefined, show: Show) {
  const [playing, setPlaying] = useState(true)
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!playing || !ms) return
    const mayMove = () => {
      const element = region.current
      return element && !document.hidden && !element.matches(':hover, :focus-within') && isSeen(element)
    }
    const timers = { step: 0, announcement: 0 }
    const announce = () => {
      timers.announcement = window.setTimeout(() => mayMove() && latest.current.prepare?.(), ms - AHEAD_MS)
    }
    announce()
    timers.step = window.setInterval(() => {
      if (mayMove()) latest.current.advance()
      announce()
    }, ms)
    return () => {
      clearInterval(timers.step)
      clearTimeout(timers.announcement)
    }
  }, [playing, ms, region])

  return { playing, setPlaying }
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
