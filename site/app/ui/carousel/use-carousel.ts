import { useRef, useState } from 'react'
import { hasRoom, positionInRing, ringAround, stepInRow, wrap } from './carousel-ring.ts'
import { currentSlide, scrollToSlide, turnRing, visibleSlides } from './carousel-track.ts'

/**
 * Scrolls a native scroller slide by slide. In a loop the slides form a ring. Before the view reaches an end, slides
 * from the other end move there by CSS `order`. They are not copied or reloaded.
 */
export function useCarousel(count: number, loop: boolean, onChange?: (current: number) => void) {
  const ref = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const ringStart = useRef(0)
  /** Target of the running scroll. The next step starts from it. */
  const aim = useRef<number>(undefined)

  const makeRoom = (track: HTMLElement, at: number, steps: number[]) => {
    const visibleCount = visibleSlides(track)
    if (!loop || visibleCount >= count) return
    const position = positionInRing(at, ringStart.current, count)
    if (steps.every((step) => hasRoom(position, step, visibleCount, count))) return
    ringStart.current = ringAround(at, visibleCount, count)
    turnRing(track, ringStart.current)
  }

  const show = (index: number) => {
    if (!ref.current) return
    aim.current = index
    scrollToSlide(ref.current, index)
  }

  return {
    ref,
    current,
    show,
    move(step: 1 | -1) {
      const track = ref.current
      if (!track) return
      const at = aim.current ?? currentSlide(track)
      makeRoom(track, at, [step])
      show(loop ? wrap(at + step, count) : stepInRow(at, step, visibleSlides(track), count))
    },
    /** Makes room on both sides, since a swipe may go either way. */
    prepare() {
      const track = ref.current
      if (track) makeRoom(track, currentSlide(track), [-1, 1])
    },
    scrolled() {
      const seen = ref.current ? currentSlide(ref.current) : 0
      if (seen === current) return
      setCurrent(seen)
      onChange?.(seen)
    },
    settled() {
      aim.current = undefined
    },
  }
}
