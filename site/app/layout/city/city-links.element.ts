import type * as React from 'react'
import { parseState } from '../../browser/city/cross-host-state.ts'
import { PageElement } from '../../ui/element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'city-links': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Stores the chosen city and takes the session and the query along. */
class CityLinks extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.choose(event), { signal })
  }

  private choose(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    const city = link && parseState(link.hash)?.city
    if (!city || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.closest<HTMLElement>('[popover]')?.hidePopover()
    import('../../browser/city/leave-for-city.ts').then(
      ({ leaveForChosenCity }) => leaveForChosenCity(city),
      () => location.assign(link.href),
    )
  }
}

customElements.define('city-links', CityLinks)
