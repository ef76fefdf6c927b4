import { multiplyByRatio } from './arithmetic.ts'
import type { Kopecks } from './kopecks.ts'

/** Standard rate from a Moscow day on, in whole percent. */
export interface StandardVat {
  from: string
  percent: number
}

/** Standard rates by law; 22 % by Federal Law 425-FZ of 28.11.2025. Days before the first have its rate. */
export const STANDARD_VAT: readonly StandardVat[] = [
  { from: '2019-01-01', percent: 20 },
  { from: '2026-01-01', percent: 22 },
]

/** Percent of goods with the reduced rate, such as clothes for children. */
const REDUCED_VAT = 10

/**
 * What a company pays: the standard rate, 5 or 7 % of the simplified system, or none («Без НДС»). Only with the
 * standard rate a product may have the reduced one.
 */
export const VAT_MODES = ['standard', 'simplified5', 'simplified7', 'none'] as const
type VatMode = (typeof VAT_MODES)[number]

export interface VatRules {
  mode: VatMode
  /** Ascending by day. */
  standard: readonly StandardVat[]
}

/**
 * Returns the percent that prices include on a Moscow day, `2026-12-31`: the day of the document. 0 without VAT.
 * `isReduced` is a property of the product; services such as delivery have the rate of the company.
 */
export function findVatPercent({ mode, standard }: VatRules, day: string, isReduced: boolean): number {
  if (mode === 'none') return 0
  if (mode === 'simplified5') return 5
  if (mode === 'simplified7') return 7
  if (isReduced) return REDUCED_VAT
  return (standard.findLast(({ from }) => from <= day) ?? standard[0])?.percent ?? 0
}

/** Returns the VAT included in a total: `total × percent / (100 + percent)`, rounded half up. `percent` is whole. */
export const includedVat = (total: Kopecks, percent: number): Kopecks =>
  multiplyByRatio(total, percent, 100 + percent)
