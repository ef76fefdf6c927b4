import type * as React from 'react'
import { fill } from '../ui/element/fill.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { chosenProduct } from './chosen-product.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chosen-product': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Breaks after it, never before it. */
const DOT = '\u00a0· '

/** Repeats the choice of the page in the order form, and sends the total with it. */
class ChosenProductElement extends PageElement {
  protected connect(signal: AbortSignal): void {
    signal.addEventListener(
      'abort',
      chosenProduct.subscribe(() => this.show()),
    )
    this.show()
  }

  private show(): void {
    const { material, baseColor, quantity, total } = chosenProduct.get() ?? {}
    const parts = [material, baseColor, quantity, total].filter((part) => part !== undefined)
    fill(this, { choice: parts.map((part) => DOT + part).join('') })
    const change = this.querySelector<HTMLElement>('[data-change]')
    if (change) change.hidden = !quantity
    const sent = this.querySelector('input')
    if (!sent) return
    sent.disabled = !total
    sent.value = total ?? ''
  }
}

customElements.define('chosen-product', ChosenProductElement)
