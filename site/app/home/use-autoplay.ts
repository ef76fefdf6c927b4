import { SLIDER_AUTOPLAY_MS } from '@rapport/contract/limits'
import { type RefObject, useEffect, useState } from 'react'

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Moves a track of slides every five seconds (§9): not under the pointer or the focus, not in a hidden tab, and
 * not for those who asked for less motion. Whoever moves a slide by hand stops the show.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  count: number,
) {
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState(true)

  const scrollBy = (step: number) => {
    const element = track.current
    if (!element || count === 0) return
    const shown = Math.round(element.scrollLeft / element.clientWidth)
    const left = ((shown + step + count) % count) * element.clientWidth
    element.scrollTo({ left, behavior: reducedMotion() ? 'auto' : 'smooth' })
  }

  useEffect(() => {
    setReady(true)
    if (reducedMotion()) setPlaying(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrollBy reads the track anew each time
  useEffect(() => {
    if (!playing || count < 2) return
    const timer = setInterval(() => {
      const watched = region.current?.matches(':hover, :focus-within')
      if (!watched && !document.hidden) scrollBy(1)
    }, SLIDER_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [playing, count, region])

  return {
    ready,
    playing,
    toggle: () => setPlaying(!playing),
    move: (step: 1 | -1) => {
      setPlaying(false)
      scrollBy(step)
    },
  }
}
