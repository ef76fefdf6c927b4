import type * as React from 'react'
import { PageElement } from '../../browser/page-element.ts'
import { reachGoal } from '../../browser/visit/analytics.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'masked-link': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** The first click reveals the text and does not follow the link. */
class MaskedLink extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.reveal(event), { signal })
  }

  private reveal(event: Event): void {
    if (this.hasAttribute('data-revealed')) return
    event.preventDefault()
    this.setAttribute('data-revealed', '')
    if (this.dataset.goal === 'phone-shown') reachGoal('phone-shown')
  }
}

customElements.define('masked-link', MaskedLink)
