import { formatMoney } from '@rapport/contract/money/format-money'
import type * as React from 'react'
import { chosenProduct } from '../../prices/chosen-product.ts'
import { fill } from '../../ui/element/fill.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { calculateMargin } from './margin.ts'
import { getMarginTexts } from './margin-texts.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'margin-calculator': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Calculates the margin of the typed prices, for the quantity and the price chosen on the page. */
class MarginCalculator extends PageElement {
  protected connect(signal: AbortSignal): void {
    const calculate = () => this.calculate()
    this.addEventListener('input', calculate, { signal })
    // The browser may have restored other numbers.
    addEventListener('pageshow', calculate, { signal })
    signal.addEventListener('abort', chosenProduct.subscribe(calculate))
  }

  private calculate(): void {
    const { count, unitPrice } = chosenProduct.get() ?? { count: Number(this.dataset.quantity) }
    const read = (name: string) =>
      (this.querySelector<HTMLInputElement>(`#margin-${name}`)?.valueAsNumber ?? Number.NaN) * 100
    const typed = this.querySelector<HTMLElement>('[data-typed]')
    const known = this.querySelector<HTMLElement>('[data-known]')
    if (typed) typed.hidden = unitPrice !== undefined
    if (known) known.hidden = unitPrice === undefined
    const margin = calculateMargin((unitPrice ?? read('purchase')) + read('extra'), read('retail'), count)
    fill(this, {
      ...getMarginTexts(margin, count),
      ...(unitPrice !== undefined && { purchase: formatMoney(unitPrice) }),
    })
  }
}

customElements.define('margin-calculator', MarginCalculator)
