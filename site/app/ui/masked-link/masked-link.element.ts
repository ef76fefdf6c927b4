import type * as React from 'react'
import { PageElement } from '../element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'masked-link': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** The first click reveals the text and does not follow the link. Sends `reveal` then, which bubbles. */
class MaskedLink extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.reveal(event), { signal })
  }

  private reveal(event: Event): void {
    if (this.hasAttribute('data-revealed')) return
    event.preventDefault()
    const whole = this.querySelector<HTMLElement>('[data-text]')
    if (whole) whole.textContent = whole.dataset.text ?? ''
    this.setAttribute('data-revealed', '')
    this.dispatchEvent(new Event('reveal', { bubbles: true }))
  }
}

customElements.define('masked-link', MaskedLink)
