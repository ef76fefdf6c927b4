import type * as React from 'react'
import '../ui/carousel/carousel.element.ts'
import type { Carousel } from '../ui/carousel/carousel.element.ts'
import { PageElement } from '../ui/element/page-element.ts'
import './video/video-player.element.ts'
import type { VideoPlayer } from './video/video-player.element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'video-excursion': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Visible share of the block at which its videos play. */
const SEEN_SHARE = 0.6

/** Plays the video of the active slide while the block is in view. */
class VideoExcursion extends PageElement {
  #isSeen = false

  protected connect(signal: AbortSignal): void {
    const players = [...this.querySelectorAll<VideoPlayer>('video-player')]
    const activate = (current: number) => {
      for (const [index, player] of players.entries()) player.setActive(this.#isSeen && index === current)
    }
    const carousel = this.querySelector('page-carousel') as Carousel
    this.addEventListener('slidechange', () => activate(carousel.current), { signal })
    this.addEventListener('videopress', ({ target }) => activate(players.indexOf(target as VideoPlayer)), {
      signal,
    })
    const observer = new IntersectionObserver(
      (entries) => {
        this.#isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE
        activate(carousel.current)
      },
      { threshold: SEEN_SHARE },
    )
    observer.observe(this)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}

customElements.define('video-excursion', VideoExcursion)
