import { positionInRing } from './carousel-ring.ts'

/** Slides in the order they are written; the ring only changes where they stand. */
const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[]

/** How many slides stand in the track at once, whole ones; at least one. */
export function visibleSlides(track: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  const pitch = (slidesOf(track)[0]?.offsetWidth ?? 0) + gap
  return pitch > 0 ? Math.max(1, Math.floor((track.clientWidth + gap + 1) / pitch)) : 1
}

/** The slide nearest to the beginning of what is seen. */
export function currentSlide(track: HTMLElement): number {
  const distances = slidesOf(track).map((slide) => Math.abs(slide.offsetLeft - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

export function scrollToSlide(track: HTMLElement, index: number): void {
  const left = slidesOf(track)[index]?.offsetLeft ?? 0
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
}

/** Lets the ring begin with another slide, unseen: what is in view stays where it is. */
export function turnRing(track: HTMLElement, start: number): void {
  const slides = slidesOf(track)
  const current = slides[currentSlide(track)]
  if (!current) return
  const offset = track.scrollLeft - current.offsetLeft
  for (const [index, slide] of slides.entries()) {
    slide.style.order = `${positionInRing(index, start, slides.length)}`
  }
  track.scrollTo({ left: current.offsetLeft + offset, behavior: 'instant' })
}
