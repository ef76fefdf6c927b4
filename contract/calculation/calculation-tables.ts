import * as z from 'zod/mini'
import { dayField } from '../hours/calendar.ts'
import { kopecksUpTo } from '../money/kopecks-field.ts'
import { VAT_MODES } from '../money/vat.ts'
import { PRICE_MAX } from '../prices/price-limits.ts'
import { TOTAL_MAX } from './calculation-limits.ts'
import { itemTable } from './item-table.ts'
import { operationTable } from './operation-table.ts'

const day = dayField('not a day')
const count = z.int().check(z.minimum(0))
const title = z.string()
/** At most two decimals, from 0. */
const percentUpTo = (largest: number) =>
  z.number().check(
    z.minimum(0),
    z.maximum(largest),
    z.refine((percent) => Math.round(percent * 100) / 100 === percent),
  )
const discountPercent = percentUpTo(100)

/** Days and capacity of the workshops. Days are Moscow days, `2026-12-31`. */
const production = z.object({
  /** Working days within which nothing is promised: the promise «от 2 дней». */
  promisedDays: count,
  /** Working days of an item without its own lead time. */
  leadDays: count,
  /** Days off beside Saturdays and Sundays. */
  holidays: z.array(day),
  /** Saturdays and Sundays that are worked. */
  workdays: z.array(day),
  /** Pieces a working day of an operation, and how many of a day are taken. Operations not listed have no limit. */
  capacity: z.array(
    z.object({
      code: z.string(),
      perDay: count,
      taken: z.array(z.object({ day, quantity: z.number().check(z.minimum(0)) })),
    }),
  ),
})
export type Production = z.infer<typeof production>

/** Delivery to a city. The band with the highest reached `from` counts: grams or kopecks, as `by` says. */
const cityDelivery = z.object({
  cityId: z.int(),
  by: z.enum(['weight', 'total']),
  /** `amount` null is «по запросу». No bands: the manager names the price. */
  bands: z.array(z.object({ from: count, amount: z.nullable(kopecksUpTo(PRICE_MAX)), days: count })),
  /** Sum of lines and surcharges from which a delivery with a price is free; absent: never. */
  freeFrom: z.optional(kopecksUpTo(TOTAL_MAX)),
})
export type CityDelivery = z.infer<typeof cityDelivery>

/**
 * All prices that a calculation reads, for one customer's price list, in the state of one revision. Server and
 * browser calculate by the same tables; the browser needs those of the requested items only. Money in kopecks.
 */
export const calculationTables = z.object({
  revision: z.string(),
  items: z.array(itemTable),
  operations: z.array(operationTable),
  /** Null: nothing is made urgently. `daysPercent` of the usual working days remain, rounded up. */
  urgency: z.nullable(
    z.object({
      title,
      percent: percentUpTo(1_000),
      daysPercent: z.int().check(z.minimum(1), z.maximum(100)),
    }),
  ),
  /** The customer's own discount. It does not add up with those by sum: the larger one counts. */
  customerDiscount: z.nullable(z.object({ title, percent: discountPercent })),
  /** Discounts from a sum of all lines on. The one with the highest reached `from` counts. */
  sumDiscounts: z.array(z.object({ from: kopecksUpTo(TOTAL_MAX), title, percent: discountPercent })),
  vat: z.object({
    mode: z.enum(VAT_MODES),
    /** Ascending by day; `STANDARD_VAT` by law. */
    standard: z.array(z.object({ from: day, percent: count })),
  }),
  production,
  delivery: z.array(cityDelivery),
})
export type CalculationTables = z.infer<typeof calculationTables>
