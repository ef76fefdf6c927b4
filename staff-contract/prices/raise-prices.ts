import { roundHalfUp } from '@rapport/contract/money/arithmetic'
import { PRICE_MAX } from '@rapport/contract/prices/price-limits'
import type { PriceList } from '@rapport/contract/prices/prices'
import { PRICE_LISTS, type PriceCell } from './price-rules.ts'

/** Rounding steps of a raised price, in kopecks. */
export const RAISE_STEPS = [1, 100, 1000, 10_000] as const
export type RaiseStep = (typeof RAISE_STEPS)[number]

/** Change in hundredths of a percent, and the rounding step in kopecks. */
export interface Raise {
  hundredths: number
  step: RaiseStep
}

/** Returns a raised or lowered price, rounded and at least one step. */
export function raisePrice(kopecks: number, { hundredths, step }: Raise): number {
  const raised = roundHalfUp(kopecks * (10_000 + hundredths), 10_000 * step) * step
  return Math.min(Math.max(raised, step), PRICE_MAX)
}

/** Position of a price in the tables of a group, indexes from 0. */
export interface PricePlace {
  variant: number
  row: number
  list: PriceList
  column: number
}

interface PricedVariant {
  rows: { prices: Partial<Record<PriceList, PriceCell[]>> }[]
}

/** Returns tables with each price mapped. «По запросу» and unreadable cells stay unchanged. */
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

/** Parses a percentage to hundredths of a percent: «5», «+5 %», «−3,5». Undefined for anything else, zero and values out of range. */
export function parsePercent(text: string): number | undefined {
  const number = text
    .replace(/[\s%+]/g, '')
    .replace(/[−–]/, '-')
    .replace(',', '.')
  if (!/^-?\d{1,3}(?:\.\d{1,2})?$/.test(number)) return undefined
  const hundredths = Math.round(Number(number) * 100)
  return hundredths !== 0 && hundredths > -10_000 ? hundredths : undefined
}
