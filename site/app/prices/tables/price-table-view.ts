import type { PriceTier } from '@rapport/contract/prices/find-tier'
import { commonPrice } from '../own/common-price.ts'
import { formatPrice } from '../price-format.ts'
import { readNumber, readPrice } from './read-price.ts'

type Price = number | null

interface Row {
  label: string
  cells: HTMLElement[]
  /** Prices without login. */
  common: Price[]
  /** Prices of a logged-in visitor. */
  own?: Price[] | undefined
}

/** A price table of the page. Its cells are the only source of the prices without login. */
export class PriceTableView {
  /** Key of the variant. */
  readonly key: string
  /** Rows by the key of the material. */
  readonly rows: Map<string, Row>
  /** Whether the own prices could not be loaded. */
  failed = false
  readonly #block: HTMLElement
  readonly #heads: HTMLElement[]
  readonly #starts: number[]
  /** Index of the column with the chosen quantity. */
  current: number

  constructor(block: HTMLElement) {
    const [head, ...rows] = [...block.querySelectorAll('tr')]
    this.#block = block
    this.key = block.dataset.table ?? ''
    this.#heads = [...(head?.cells ?? [])].slice(1)
    this.#starts = this.#heads.map(({ textContent }) => readNumber(textContent))
    this.current = this.#heads.findIndex((cell) => cell.hasAttribute('aria-current'))
    this.rows = new Map(
      rows.map((row) => {
        const [label, ...cells] = row.cells
        const common = cells.map(({ textContent }) => readPrice(textContent))
        return [row.dataset.material ?? '', { label: label?.textContent ?? '', cells, common }]
      }),
    )
  }

  /** Returns the tiers of a material, by the own prices if loaded; none if loading them failed. */
  getTiers(material: string): PriceTier[] {
    const { own, common = [] } = this.rows.get(material) ?? {}
    return this.failed ? [] : this.#toTiers(own ?? common)
  }

  /** Returns the tiers without login, if the prices of the table are the visitor's own. */
  getCommonTiers(material: string): PriceTier[] {
    const { own, common = [] } = this.rows.get(material) ?? {}
    return own && !this.failed ? this.#toTiers(common) : []
  }

  #toTiers = (prices: Price[]): PriceTier[] =>
    this.#starts.map((from, column) => ({ from, price: prices[column] ?? null }))

  /** Marks the column of a quantity and scrolls to it, beside the sticky first column. */
  markColumn(quantity: number): void {
    const column = this.#starts.findLastIndex((from) => from <= quantity)
    if (column === this.current) return
    this.#mark(this.current, false)
    this.#mark(column, true)
    this.current = column
    this.scrollToColumn()
  }

  #mark(column: number, isCurrent: boolean): void {
    if (isCurrent) this.#heads[column]?.setAttribute('aria-current', 'true')
    else this.#heads[column]?.removeAttribute('aria-current')
    for (const { cells } of this.rows.values()) cells[column]?.toggleAttribute('data-current', isCurrent)
  }

  /** The page itself does not scroll. */
  scrollToColumn(): void {
    const [region, head] = [this.#region, this.#heads[this.current]]
    const sticky = region?.querySelector('th')
    if (!region || !head || !sticky) return
    const [start, end] = [head.offsetLeft - sticky.offsetWidth, head.offsetLeft + head.offsetWidth]
    const { scrollLeft, clientWidth } = region
    if (start < scrollLeft || end > scrollLeft + clientWidth) region.scrollTo({ left: start })
  }

  get #region() {
    return this.#block.querySelector<HTMLElement>('[role="region"]')
  }

  /** Shows the state of the own prices: loading, failed, loaded, or those without login again. */
  show(state: 'loading' | 'failed' | Map<string, Price[]> | undefined): void {
    this.failed = state === 'failed'
    const region = this.#region
    const alert = this.#block.querySelector<HTMLElement>('[role="alert"]')
    if (region) region.ariaBusy = String(state === 'loading')
    if (region) region.hidden = this.failed
    if (alert) alert.hidden = !this.failed
    if (state === 'loading' || state === 'failed') return
    for (const [material, row] of this.rows) {
      const { cells, common } = row
      const own = state?.get(material)
      row.own = own
      for (const [column, cell] of cells.entries())
        cell.replaceChildren(
          formatPrice((own ?? common)[column]),
          ...(own ? commonPrice(own[column], common[column], true) : []),
        )
    }
  }
}
