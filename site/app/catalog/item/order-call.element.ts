import type * as React from 'react'
import { PageElement } from '../../ui/element/page-element.ts'
import { ORDER_FORM_ANCHOR } from '../../ui/order-link/order-form-anchor.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'order-call': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Higher than any page, in px. */
const FAR = 1_000_000

/** Shows the bar with the order button while neither the button nor the order form is in view. */
class OrderCall extends PageElement {
  protected connect(signal: AbortSignal): void {
    const bar = this.querySelector<HTMLElement>('[data-bar]')
    const form = document.getElementById(ORDER_FORM_ANCHOR)
    if (!bar || !form) return
    const inside = new Map<Element, boolean>()
    const observe = (element: Element, rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          inside.set(element, entries.at(-1)?.isIntersecting ?? true)
          bar.hidden = inside.get(this) !== false || inside.get(form) !== false
          document.documentElement.toggleAttribute('data-order-bar', !bar.hidden)
        },
        { rootMargin },
      )
      observer.observe(element)
      signal.addEventListener('abort', () => observer.disconnect())
    }
    // The margins extend the viewport, so that a jump past the button is noticed too.
    observe(this, `0px 0px ${FAR}px`)
    observe(form, `${FAR}px 0px 0px`)
  }
}

customElements.define('order-call', OrderCall)
