import type * as React from 'react'
import { setPlaying } from '../button/play-state.ts'
import { PageElement } from '../element/page-element.ts'
import { whenLoaded } from '../element/when-loaded.ts'
import { hasRoom, positionInRing, ringAround, stepInRow, wrap } from './carousel-ring.ts'
import { currentSlide, loadSlide, scrollToSlide, turnRing, visibleSlides } from './carousel-track.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-carousel': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** How long before a step of autoplay the pictures of the next slide load. */
const AHEAD_MS = 2_000

/**
 * Scrolls a native scroller slide by slide. In a loop the slides form a ring. Before the view reaches an end, slides
 * from the other end move there by CSS `order`. They are not copied or reloaded. Sends `slidechange`, which bubbles.
 */
export class Carousel extends PageElement {
  /** Index of the slide at the left edge. */
  current = 0
  #ringStart = 0
  /** Target of the running scroll. The next step starts from it. */
  #aim: number | undefined
  #announces = false
  #playing: boolean | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  show(index: number): void {
    this.#aim = index
    this.#load(index)
    scrollToSlide(this.#track, index)
  }

  protected connect(signal: AbortSignal): void {
    const track = this.#track
    track.addEventListener('scroll', () => this.#notice(), { signal, passive: true })
    track.addEventListener('scrollend', () => this.#forgetAim(), { signal })
    track.addEventListener('pointerdown', () => this.#expectSwipe(), { signal, passive: true })
    this.addEventListener('click', ({ target }) => this.#press(target as Element), { signal })
    this.addEventListener('keydown', (event) => this.#pressKey(event), { signal })
    this.#load(this.current)
    if (!this.dataset.autoplay) return
    whenLoaded().then(() => {
      if (!signal.aborted) this.#play(!matchMedia('(prefers-reduced-motion: reduce)').matches)
    })
    signal.addEventListener('abort', () => this.#play(false))
  }

  get #track(): HTMLElement {
    return this.querySelector('ul') as HTMLElement
  }

  get #count(): number {
    return this.#track.children.length
  }

  get #isLoop(): boolean {
    return this.dataset.loop !== undefined
  }

  /** Loads the pictures of a slide and of its neighbours. */
  #load(index: number, ahead = Number(this.dataset.ahead ?? 0)): void {
    for (let near = index - ahead; near <= index + ahead; near++)
      loadSlide(this.#track, this.#isLoop ? wrap(near, this.#count) : near)
  }

  #makeRoom(at: number, steps: number[]): void {
    const [track, count] = [this.#track, this.#count]
    const visibleCount = visibleSlides(track)
    if (!this.#isLoop || visibleCount >= count) return
    const position = positionInRing(at, this.#ringStart, count)
    if (steps.every((step) => hasRoom(position, step, visibleCount, count))) return
    this.#ringStart = ringAround(at, visibleCount, count)
    turnRing(track, this.#ringStart)
  }

  #move(step: number): void {
    const [track, count] = [this.#track, this.#count]
    const at = this.#aim ?? currentSlide(track)
    this.#makeRoom(at, [step])
    this.show(this.#isLoop ? wrap(at + step, count) : stepInRow(at, step, visibleSlides(track), count))
  }

  #moveByHand(step: number): void {
    this.#play(false)
    this.#announces = true
    this.#move(step)
  }

  #press(target: Element): void {
    const { step, play } = target.closest('button')?.dataset ?? {}
    if (step) this.#moveByHand(Number(step))
    if (play !== undefined) this.#play(!this.#playing)
  }

  #pressKey(event: KeyboardEvent): void {
    const { key, target } = event
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const isOwn = target === this.#track || target instanceof HTMLButtonElement
    if (!step || !isOwn || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#moveByHand(step)
  }

  /** Makes room on both sides, since a swipe may go either way. */
  #expectSwipe(): void {
    this.#play(false)
    this.#forgetAim()
    const at = currentSlide(this.#track)
    this.#load(at, Math.max(1, Number(this.dataset.ahead ?? 0)))
    this.#makeRoom(at, [-1, 1])
  }

  #forgetAim(): void {
    this.#aim = undefined
  }

  #notice(): void {
    const seen = currentSlide(this.#track)
    if (seen === this.current) return
    this.current = seen
    this.#load(seen)
    const status = this.querySelector('[role=status]')
    if (status && this.#announces) status.textContent = `Слайд ${seen + 1} из ${this.#count}`
    this.dispatchEvent(new Event('slidechange', { bubbles: true }))
  }

  /** Starts or stops autoplay. It pauses on hover and focus, in a hidden tab and out of view. */
  #play(playing: boolean): void {
    const ms = Number(this.dataset.autoplay)
    if (!ms || playing === this.#playing) return
    this.#playing = playing
    setPlaying(this, playing)
    clearTimeout(this.#timer)
    if (playing) this.#awaitStep(ms)
  }

  #awaitStep(ms: number): void {
    const load = () => {
      if (this.#mayMove()) this.#load(wrap(this.current + 1, this.#count))
      this.#timer = setTimeout(step, AHEAD_MS)
    }
    const step = () => {
      if (this.#mayMove()) this.#move(1)
      this.#awaitStep(ms)
    }
    this.#timer = setTimeout(load, ms - AHEAD_MS)
  }

  #mayMove(): boolean {
    const { top, bottom } = this.getBoundingClientRect()
    return !document.hidden && !this.matches(':hover, :focus-within') && bottom > 0 && top < innerHeight
  }
}

customElements.define('page-carousel', Carousel)
