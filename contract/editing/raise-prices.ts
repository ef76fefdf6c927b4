import { PRICE_MAX } from '../limits.ts'
import type { PriceList } from '../prices.ts'
import { PRICE_LISTS, type PriceCell } from './price-rules.ts'

/** To which kopecks a raised price is rounded. */
export const RAISE_STEPS = [1, 100, 1000, 10_000] as const
export type RaiseStep = (typeof RAISE_STEPS)[number]

/** By how many hundredths of a percent, and to which kopecks it is rounded. */
export interface Raise {
  hundredths: number
  step: RaiseStep
}

/** Returns a price raised, or lowered, and rounded; never to nothing. */
export function raisePrice(kopecks: number, { hundredths, step }: Raise): number {
  const raised = Math.round((kopecks * (10_000 + hundredths)) / 10_000 / step) * step
  return Math.min(Math.max(raised, step), PRICE_MAX)
}

/** Where a price stands in the tables of a group, each from 0. */
export interface PricePlace {
  variant: number
  row: number
  list: PriceList
  column: number
}

interface PricedVariant {
  rows: { prices: Partial<Record<PriceList, PriceCell[]>> }[]
}

/** Returns tables with each price changed. «По запросу» and what can't be read stay as they are. */
export function mapPrices<V extends PricedVariant>(
  variants: readonly V[],
  change: (kopecks: number, place: PricePlace) => number,
): V[] {
  return variants.map((table, variant) => ({
    ...table,
    rows: table.rows.map((row, index) => {
      const prices = { ...row.prices }
      for (const list of PRICE_LISTS)
        if (prices[list])
          prices[list] = prices[list].map((cell, column) =>
            typeof cell === 'number' ? change(cell, { variant, row: index, list, column }) : cell,
          )
      return { ...row, prices }
    }),
  }))
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
