import { findTier, type PriceTier } from '@rapport/contract/prices/find-tier'
import type * as React from 'react'
import { session } from '../browser/session/session-store.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { fill } from '../ui/element/fill.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { ORDER_FORM_ID } from '../ui/order-link/order-form-anchor.ts'
import { chosenProduct, QUANTITY_ID } from './chosen-product.ts'
import { commonPrice } from './own/common-price.ts'
import { showMaterials, showQuantity, showTiers } from './price-controls.ts'
import { getPriceTexts } from './price-texts.ts'
import { calculatePrice, findCheaperTier } from './price-tier.ts'
import { quantityText } from './quantity-text.ts'
import { PriceTableView } from './tables/price-table-view.ts'
import { readPrice } from './tables/read-price.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'item-price': React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Content of a product's page. Shows the price of the choice: variant, material, cloth colour and quantity. For a
 * logged-in visitor it loads their own price tables.
 */
class ItemPrice extends PageElement {
  #tables: PriceTableView[] = []
  /** Tiers of an item without price tables. */
  #itemTiers: PriceTier[] = []
  #field: HTMLInputElement | null = null
  /** Whether the own prices are loaded, or could not be. */
  #hasOwn = false
  /** The last valid quantity. */
  #quantity = 1
  /** Aborts when the visitor logs in or out. */
  #session = new AbortController()
  #afterPaint: (() => void) | undefined

  protected connect(signal: AbortSignal): void {
    this.#field = this.querySelector<HTMLInputElement>(`#${QUANTITY_ID}`)
    const list = <T>(selector: string, read: (element: HTMLElement) => T) =>
      Array.from(this.querySelectorAll<HTMLElement>(selector), read)
    this.#tables = list('[data-table]', (block) => new PriceTableView(block))
    if (this.#tables.length === 0)
      this.#itemTiers = list('[data-tier]', (tier) => ({
        from: Number(tier.dataset.tier),
        price: readPrice(tier.querySelector('[data-price]')?.textContent ?? ''),
      }))
    this.addEventListener('input', ({ target }) => isChoice(target) && this.#update(), { signal })
    this.addEventListener('click', ({ target }) => this.#press(target as Element), { signal })
    this.#field?.addEventListener('beforeinput', writePoint, { signal })
    signal.addEventListener(
      'abort',
      session.subscribe(() => this.#followSession()),
    )
    if (session.get() !== undefined) this.#followSession()
    // The browser may have restored another choice.
    addEventListener('pageshow', () => this.#update(), { signal })
    void whenIdle().then(() => {
      if (!signal.aborted) this.#update()
      for (const table of this.#tables) if (table.current > 0) table.scrollToColumn()
    })
  }

  #press(target: Element): void {
    const { choose, step, retry } =
      target.closest<HTMLElement>('[data-choose], [data-step], [data-retry]')?.dataset ?? {}
    const failed = this.#tables.find(({ key }) => key === retry)
    if (failed) void this.#loadOwn(failed)
    if (!this.#field || !(choose || step)) return
    if (choose) this.#field.value = choose
    else this.#field.stepUp(Number(step))
    this.#update()
  }

  /** Shows the price of the current choice. */
  #update(): void {
    const field = this.#field
    if (!field) return
    const isValid = field.validity.valid
    if (isValid) this.#quantity = field.valueAsNumber
    const [quantity, unit] = [this.#quantity, this.dataset.unit ?? '']
    const variant = this.querySelector<HTMLSelectElement | HTMLInputElement>('[name="variant"]')?.value
    const table = this.#tables.find(({ key }) => key === variant)
    const material = table ? showMaterials(this, table) : ''
    const tiers = table?.getTiers(material) ?? this.#itemTiers
    const commonTiers = table?.getCommonTiers(material) ?? []
    const texts = getPriceTexts({ tiers, quantity, isValid, unit })
    const price = calculatePrice(tiers, quantity)
    // Prices only for those who log in, and not loaded yet.
    const isPending = this.dataset.slug !== undefined && !this.#hasOwn
    fill(this, isPending ? { ...texts, unitPrice: '\u00a0' } : texts)
    const take = this.querySelector<HTMLElement>('[data-fill="take"]')
    if (take) take.dataset.choose = String(findCheaperTier(tiers, quantity)?.from)
    showQuantity(this, field, quantity)
    showTiers(this, { tiers, commonTiers, quantity: isValid ? quantity : undefined })
    const showCommon = (name: string, own: number | null | undefined, common: number | null | undefined) =>
      this.querySelector(`[data-common="${name}"]`)?.replaceChildren(
        ...commonPrice(own, common).flatMap((shown) => [' ', shown]),
      )
    showCommon('unit', price?.price ?? null, findTier(commonTiers, quantity)?.price)
    showCommon('total', texts.total ? price?.total : undefined, calculatePrice(commonTiers, quantity)?.total)
    this.#runAfterPaint(() => {
      for (const each of this.#tables) each.markColumn(quantity)
      chosenProduct.set({
        material: table?.rows.get(material)?.label,
        baseColor: this.querySelector<HTMLInputElement>('[name="baseColor"]:checked')?.value,
        count: quantity,
        unitPrice: price?.price,
        quantity: isValid ? quantityText(quantity, unit) : undefined,
        total: texts.total,
      })
    })
  }

  /** Runs the last of several tasks, so that the price is on the screen first. */
  #runAfterPaint(task: () => void): void {
    const isWaiting = this.#afterPaint !== undefined
    this.#afterPaint = task
    if (isWaiting) return
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#afterPaint?.()
        this.#afterPaint = undefined
      }),
    )
  }

  #followSession(): void {
    this.#session.abort()
    this.#session = new AbortController()
    this.#hasOwn = false
    if (session.get() !== undefined) {
      for (const table of this.#tables) void this.#loadOwn(table)
      if (this.#tables.length === 0 && this.dataset.slug) void this.#loadOwnTiers(this.dataset.slug)
    } else {
      for (const table of this.#tables) table.show(undefined)
      if (this.dataset.slug) this.#itemTiers = this.#itemTiers.map(({ from }) => ({ from, price: null }))
      this.#update()
    }
  }

  async #loadOwn(table: PriceTableView): Promise<void> {
    const { signal } = this.#session
    table.show('loading')
    const state = await import('./own/own-table.ts')
      .then(({ loadOwnTable }) => loadOwnTable(table.key))
      .catch(() => 'failed' as const)
    if (signal.aborted) return
    table.show(state)
    this.#hasOwn = true
    this.#update()
  }

  async #loadOwnTiers(slug: string): Promise<void> {
    const { signal } = this.#session
    const tiers = await import('./own/own-table.ts')
      .then(({ loadOwnTiers }) => loadOwnTiers(slug))
      .catch(() => [])
    if (signal.aborted) return
    this.#itemTiers = tiers
    this.#hasOwn = true
    this.#update()
  }
}

/** Returns whether a field is sent with the order. */
const isChoice = (field: EventTarget | null) =>
  field instanceof Element && field.getAttribute('form') === ORDER_FORM_ID

/**
 * Replaces a typed comma by a point. Browsers with another locale ignore a comma, so «1,5» would become 15. All
 * accept a point.
 */
function writePoint(event: InputEvent): void {
  if (!event.data?.includes(',')) return
  event.preventDefault()
  document.execCommand('insertText', false, event.data.replace(',', '.'))
}

customElements.define('item-price', ItemPrice)
