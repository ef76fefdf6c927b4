import type * as React from 'react'
import { PageElement } from '../ui/element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'header-search': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Loads the suggestions when the field is used. */
class HeaderSearch extends PageElement {
  protected connect(signal: AbortSignal): void {
    const field = this.querySelector('input') as HTMLInputElement
    let isLoading = false
    const load = () => {
      if (isLoading) return
      isLoading = true
      // Without suggestions the form still opens the results page.
      import('./suggestions.ts').then(
        ({ startSuggestions }) => startSuggestions(this, field, signal),
        () => undefined,
      )
    }
    for (const type of ['focusin', 'input', 'pointerover', 'touchstart'])
      this.addEventListener(type, load, { signal, passive: true })
    // The field may have been used before.
    if (field === document.activeElement || field.value) load()
  }
}

customElements.define('header-search', HeaderSearch)
