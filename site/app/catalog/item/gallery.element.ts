import type * as React from 'react'
import { loadPart } from '../../browser/load-part.ts'
import '../../ui/carousel/carousel.element.ts'
import type { Carousel } from '../../ui/carousel/carousel.element.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { findPressed } from '../../ui/element/plain-click.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'product-gallery': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Thumbnails scroll to their picture and mark the displayed one. Pictures open enlarged. */
class ProductGallery extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.#press(event), { signal })
    this.addEventListener('slidechange', () => this.#markShown(), { signal })
  }

  get #carousel(): Carousel {
    return this.querySelector('page-carousel') as Carousel
  }

  #thumbnails = () => [...this.querySelectorAll<HTMLElement>('[data-thumb]')]

  #press(event: Event): void {
    const link = findPressed(event, 'a')
    if (!link) return
    event.preventDefault()
    if ('thumb' in link.dataset) this.#carousel.show(this.#thumbnails().indexOf(link))
    else this.#zoom([...this.querySelectorAll('[data-zoom]')].indexOf(link))
  }

  #zoom(index: number): void {
    loadPart(
      () => import('./zoom/zoom-dialog.ts'),
      ({ openZoom }) => openZoom(this, index),
    )
  }

  #markShown(): void {
    for (const [index, thumbnail] of this.#thumbnails().entries())
      if (index === this.#carousel.current) thumbnail.setAttribute('aria-current', 'true')
      else thumbnail.removeAttribute('aria-current')
  }
}

customElements.define('product-gallery', ProductGallery)
