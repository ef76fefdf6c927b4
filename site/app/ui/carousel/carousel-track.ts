import { positionInRing } from './carousel-ring.ts'

/** Slides in DOM order. The ring changes only their CSS `order`. */
const getSlides = (track: HTMLElement) => [...track.children] as HTMLElement[]

/** Returns how many whole slides are visible, at least 1. */
export function visibleSlides(track: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  const pitch = (getSlides(track)[0]?.offsetWidth ?? 0) + gap
  return pitch > 0 ? Math.max(1, Math.floor((track.clientWidth + gap + 1) / pitch)) : 1
}

/** Returns the slide nearest to the left edge of the track. */
export function currentSlide(track: HTMLElement): number {
  const distances = getSlides(track).map((slide) => Math.abs(slide.offsetLeft - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

export function scrollToSlide(track: HTMLElement, index: number): void {
  const left = getSlides(track)[index]?.offsetLeft ?? 0
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
}

/** Starts the ring with another slide and corrects the scroll position, so that the view does not move. */
export function turnRing(track: HTMLElement, start: number): void {
  const slides = getSlides(track)
  const current = slides[currentSlide(track)]
  if (!current) return
  const offset = track.scrollLeft - current.offsetLeft
  for (const [index, slide] of slides.entries()) {
    slide.style.order = `${positionInRing(index, start, slides.length)}`
  }
  track.scrollTo({ left: current.offsetLeft + offset, behavior: 'instant' })
}

/** Loads the waiting pictures of a slide. */
export function loadSlide(track: HTMLElement, index: number): void {
  const waiting = track.children[index]?.querySelector('[data-waits]')
  waiting?.removeAttribute('data-waits')
  for (const image of waiting?.querySelectorAll('img') ?? []) image.loading = 'eager'
}
