import type * as React from 'react'
import { cloneTemplate } from '../../ui/element/fill.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { visitItem } from './recent-items.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'recent-items': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Distance below the screen at which the cards are loaded. */
const MARGIN = '600px'

/** Stores the item of the page as viewed, and shows the cards of the others. */
class RecentItems extends PageElement {
  protected connect(signal: AbortSignal): void {
    const ids = visitItem(Number(this.dataset.id))
    const list = this.querySelector<HTMLElement>('[data-list]')
    const [skeleton, card] = ['[data-skeleton]', '[data-card]'].map((name) =>
      this.querySelector<HTMLTemplateElement>(name),
    )
    // Only a page from the server has the templates.
    if (ids.length === 0 || !list || !skeleton?.content.children[0] || !card) return
    const show = (cards: HTMLElement[]) => {
      this.hidden = cards.length === 0
      list.dataset.count = String(cards.length)
      list.style.setProperty('--count', String(cards.length))
      list.replaceChildren(...cards)
    }
    show(ids.map(() => cloneTemplate(skeleton)))
    list.ariaBusy = 'true'
    const load = async () => {
      const { loadRecentCards } = await import('./recent-cards.ts')
      return loadRecentCards(ids, card)
    }
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const cards = await load().catch(() => [])
        if (signal.aborted) return
        show(cards)
        list.ariaBusy = null
      },
      { rootMargin: MARGIN },
    )
    observer.observe(this)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}

customElements.define('recent-items', RecentItems)
