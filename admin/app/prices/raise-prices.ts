import { PRICE_LISTS } from '@rapport/contract/editing/price-rules'
import { PRICE_MAX } from '@rapport/contract/limits'
import type { PriceList } from '@rapport/contract/prices'
import type { CellRange } from '../ui/sheet/selection.ts'
import { LIST_NAMES, rangeName, type Variant, variantName } from './price-lists.ts'

/** By how many hundredths of a percent, and to which kopecks it is rounded. */
export interface Raise {
  hundredths: number
  step: number
}

/** What is raised: all tables, one price list of one of them, or some of its cells. */
export interface RaiseScope {
  variant: number
  list: PriceList
  range: CellRange
}

/** A price that changes. */
export interface PriceChange {
  /** «Без печати, Опт: Ситец, 10–49» */
  place: string
  before: number
  after: number
}

/** Returns a price raised, or lowered, and rounded; never to nothing. */
export function raisePrice(kopecks: number, { hundredths, step }: Raise): number {
  const raised = Math.round((kopecks * (10_000 + hundredths)) / 10_000 / step) * step
  return Math.min(Math.max(raised, step), PRICE_MAX)
}

const isWithin = (index: number, [first, last]: [number, number]) => index >= first && index <= last

/** Returns the tables with prices raised, and each price that changes. «По запросу» and what can't be read stay. */
export function raisePrices(
  variants: readonly Variant[],
  raise: Raise,
  scope?: RaiseScope,
): { variants: Variant[]; changes: PriceChange[] } {
  const changes: PriceChange[] = []
  const raised = variants.map((variant, at) => {
    if (scope && scope.variant !== at) return variant
    const rows = variant.rows.map((row, index) => {
      if (scope && !isWithin(index, scope.range.rows)) return row
      const prices = { ...row.prices }
      for (const list of PRICE_LISTS) {
        const own = prices[list]
        if (!own || (scope && scope.list !== list)) continue
        prices[list] = own.map((before, column) => {
          if (typeof before !== 'number') return before
          if (scope && !isWithin(column + 1, scope.range.columns)) return before
          const after = raisePrice(before, raise)
          const tier = variant.ranges[column]
          const table = `${variantName(variant, at)}, ${LIST_NAMES[list]}`
          const place = `${table}: ${row.label}, ${tier ? rangeName(tier) : column + 1}`
          if (after !== before) changes.push({ place, before, after })
          return after
        })
      }
      return { ...row, prices }
    })
    return { ...variant, rows }
  })
  return { variants: raised, changes }
}

/** Returns the hundredths of a percent that a text says: «5», «+5 %», «−3,5»; undefined of anything else, of nothing and of too much. */
export function parsePercent(text: string): number | undefined {
  const number = text
    .replace(/[\s%+]/g, '')
    .replace(/[−–]/, '-')
    .replace(',', '.')
  if (!/^-?\d{1,3}(?:\.\d{1,2})?$/.test(number)) return undefined
  const hundredths = Math.round(Number(number) * 100)
  return hundredths !== 0 && hundredths > -10_000 ? hundredths : undefined
}
