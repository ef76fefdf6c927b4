import type * as React from 'react'
import { PageElement } from '../element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tab-links': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Scrolls the current tab into view if the row overflows. */
class TabLinks extends PageElement {
  protected connect(): void {
    const row = this.firstElementChild as HTMLElement
    const tab = row.querySelector<HTMLElement>('[aria-current]')
    if (tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  }
}

customElements.define('tab-links', TabLinks)
