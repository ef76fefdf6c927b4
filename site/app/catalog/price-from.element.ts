import type * as React from 'react'
import { commonPrice } from '../prices/own/common-price.ts'
import { followOwnPrice } from '../prices/own/own-prices.ts'
import { readPrice } from '../prices/tables/read-price.ts'
import { fill } from '../ui/element/fill.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { getPriceFromTexts } from './price-from-texts.ts'
import { showPriceFrom } from './show-price-from.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'price-from': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Replaces the lowest price of the item `data-id` by the own one of a logged-in visitor. */
class PriceFrom extends PageElement {
  /** Price without login. */
  #common: number | null | undefined

  protected connect(signal: AbortSignal): void {
    followOwnPrice(Number(this.dataset.id), (price) => this.show(price), signal)
  }

  private show(own: number | null | undefined): void {
    if (this.#common === undefined)
      this.#common = readPrice(this.querySelector('[data-fill="amount"]')?.textContent ?? '')
    const price = own === undefined ? this.#common : own
    if (own === undefined) showPriceFrom(this, price)
    else {
      fill(this, getPriceFromTexts(own, 'all'))
      this.removeAttribute('data-guest')
    }
    const holder = this.querySelector('[data-common]')
    holder?.replaceChildren(...commonPrice(own, this.#common, 'hideLabel' in this.dataset))
    // In the head of a page, an item without a price has no lowest price.
    if ('priced' in this.dataset) this.hidden = price === null
  }
}

customElements.define('price-from', PriceFrom)
