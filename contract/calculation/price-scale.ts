import * as z from 'zod/mini'
import { kopecksUpTo } from '../money/kopecks-field.ts'
import { PRICE_MAX } from '../prices/price-limits.ts'

/** Kopecks; null is «по запросу». */
export const tablePrice = z.nullable(kopecksUpTo(PRICE_MAX))

/** First quantities of tiers, ascending. */
export const tierStarts = z
  .array(z.number().check(z.minimum(0)))
  .check(
    z.refine((starts) => starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? start))),
  )

/** Returns whether each row has a price per tier. */
export const hasPricePerTier = (tiers: readonly number[], rows: readonly (readonly unknown[])[]): boolean =>
  rows.every(({ length }) => length === tiers.length)
