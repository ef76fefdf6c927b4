import type { CartLine } from '@rapport/contract/orders/cart-line'
import { addCartLine } from '@rapport/contract/orders/merge-carts'
import { ORDER_LINES_MAX } from '@rapport/contract/orders/order-limits'
import { CART_PATH } from '@rapport/contract/paths/paths'
import type * as React from 'react'
import { QUANTITY_ID } from '../../prices/chosen-product.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import { formatCount } from '../../ui/text/plural.ts'
import { cart, changeLines } from './cart-store.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cart-adder': React.HTMLAttributes<HTMLElement>
    }
  }
}

const FULL = `В\u00a0списке уже ${ORDER_LINES_MAX}\u00a0изделий, больше в\u00a0одну заявку не\u00a0войдёт.`
const NOT_STORED = 'Браузер не\u00a0может сохранить список. Отправьте это изделие отдельной заявкой.'

/** Adds the choice of a product's page to the cart, and says so. */
class CartAdder extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.querySelector('button')?.addEventListener('click', () => this.#add(), { signal })
  }

  #add(): void {
    const line = this.#readChoice()
    if (!line) return
    const isFull = addCartLine(cart.get().lines, line).length > ORDER_LINES_MAX
    const isAdded = !isFull && changeLines((lines) => addCartLine(lines, line).slice(0, ORDER_LINES_MAX))
    const count = formatCount(cart.get().lines.length, ['изделие', 'изделия', 'изделий'])
    if (isFull) this.#say(FULL, true)
    else if (isAdded) this.#say(`Добавлено в\u00a0список · ${count}.`, true)
    else this.#say(NOT_STORED, false)
  }

  /** Returns the fields that the order form would send. Undefined if the quantity is invalid: the page says why. */
  #readChoice(): CartLine | undefined {
    const form = document.getElementById(ORDER_FORM_ID)
    const field = document.getElementById(QUANTITY_ID)
    if (!(form instanceof HTMLFormElement && field instanceof HTMLInputElement)) return undefined
    if (!field.validity.valid) {
      field.focus()
      return undefined
    }
    const fields = new FormData(form)
    const read = (name: string) => String(fields.get(name) ?? '') || undefined
    const variants = form.elements.namedItem('variant')
    return {
      itemId: Number(read('itemId')),
      itemTitle: read('itemTitle') ?? '',
      unit: this.closest<HTMLElement>('[data-unit]')?.dataset.unit ?? '',
      variant: read('variant'),
      variantTitle: variants instanceof HTMLSelectElement ? variants.selectedOptions[0]?.label : undefined,
      material: read('material'),
      baseColor: read('baseColor'),
      isSized: this.hasAttribute('data-sized') || undefined,
      quantity: field.valueAsNumber,
    }
  }

  #say(text: string, hasLink: boolean): void {
    const link = document.createElement('a')
    link.href = CART_PATH
    link.textContent = 'Открыть список'
    this.querySelector('[role="status"]')?.replaceChildren(text, ...(hasLink ? [' ', link] : []))
  }
}

customElements.define('cart-adder', CartAdder)
