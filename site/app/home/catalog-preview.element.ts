import { CATALOG_PREVIEW_STEP } from '@rapport/contract/home/home-limits'
import type * as React from 'react'
import { PageElement } from '../ui/element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'catalog-preview': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Shows more tiles per press. Their number is stored in the history entry, so that Back restores the scroll position. */
class CatalogPreview extends PageElement {
  protected connect(signal: AbortSignal): void {
    if (history.state?.tiles) this.#restore(history.state.tiles)
    const showMore = (event: Event) => {
      event.preventDefault()
      const tiles = (history.state?.tiles ?? CATALOG_PREVIEW_STEP) + CATALOG_PREVIEW_STEP
      history.replaceState({ ...history.state, tiles }, '')
      this.#show(tiles)
    }
    this.addEventListener('submit', showMore, { signal })
  }

  /** The restored scroll position counts from the top, so it must not follow the content. */
  #restore(tiles: number): void {
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    this.#show(tiles)
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')))
  }

  #show(tiles: number): void {
    const items = [...this.querySelectorAll('li')]
    for (const item of items.slice(0, tiles)) item.removeAttribute('data-later')
    const form = this.querySelector('form')
    if (form) form.hidden = tiles >= items.length
  }
}

customElements.define('catalog-preview', CatalogPreview)
