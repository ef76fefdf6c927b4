import type * as React from 'react'
import { cloneTemplate } from '../../ui/element/fill.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { toSearchPath } from '../search-path.ts'
import { addRecent, clearRecentQueries, readRecentQueries, storeRecentQueries } from './recent-queries.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'recent-queries': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Stores the query `data-query` and lists the recent ones. */
class RecentQueries extends PageElement {
  protected connect(signal: AbortSignal): void {
    const { query } = this.dataset
    const earlier = readRecentQueries()
    const queries = query ? addRecent(earlier, query) : earlier
    if (query) storeRecentQueries(queries)
    this.querySelector('ul')?.replaceChildren(...queries.map((one) => this.#createChip(one)))
    this.hidden = queries.length === 0
    this.querySelector('button')?.addEventListener(
      'click',
      () => {
        clearRecentQueries()
        this.hidden = true
      },
      { signal },
    )
  }

  #createChip(query: string): HTMLElement {
    const chip = cloneTemplate(this.querySelector('template') as HTMLTemplateElement)
    const link = chip.querySelector('a') as HTMLAnchorElement
    link.href = toSearchPath(query)
    link.textContent = query
    return chip
  }
}

customElements.define('recent-queries', RecentQueries)
