import * as z from 'zod/mini'
import { kopecksField } from '../money/kopecks-field.ts'

/** Kopecks; null is «по запросу». */
const price = z.nullable(kopecksField)

const calculatedOperation = z.object({
  code: z.string(),
  title: z.string(),
  /** Per piece. Work that is paid once, such as a sample, has 0. */
  unitPrice: price,
  /** Paid once per design; 0 in further lines of the same design. */
  setup: price,
  /** `quantity × unitPrice + setup` */
  total: price,
})

const calculatedLine = z.object({
  title: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitPrice: price,
  setup: kopecksField,
  /** `quantity × unitPrice + setup + Σ operations.total`; null if a price in it is «по запросу». */
  total: price,
  operations: z.array(calculatedOperation),
  /**
   * The next tier with a lower unit price of the item. `from` counts all lines of the same design. `saves` is what
   * `from` pieces cost less than by the present unit price. `more` is how many are missing; older calculations lack it.
   */
  nextTier: z.nullable(
    z.object({
      from: z.number(),
      more: z.optional(z.number()),
      unitPrice: kopecksField,
      saves: kopecksField,
    }),
  ),
})
export type CalculatedLine = z.infer<typeof calculatedLine>

/** The answer to a request for a calculation. Money in kopecks, with VAT as `vat` says. */
export const calculation = z.object({
  /** Revision of the tables. */
  revision: z.string(),
  currency: z.literal('RUB'),
  lines: z.array(calculatedLine),
  /** Percentages of the sum of all priced lines. A discount has a negative percent and a negative amount. */
  surcharges: z.array(z.object({ title: z.string(), percent: z.number(), amount: kopecksField })),
  /** Null without a city, and if its price is not known; then a note says so. `days` on the way. */
  delivery: z.nullable(z.object({ amount: kopecksField, days: z.number() })),
  /** `Σ lines + surcharges + delivery`; null while a line is on request. */
  total: price,
  /** VAT included in the priced lines, surcharges and delivery. `rate` in percent: 0 without VAT, null if there are several. */
  vat: z.object({ mode: z.enum(['included', 'none']), rate: z.nullable(z.number()), amount: kopecksField }),
  /** The last minute of the ready day in Moscow, an ISO moment. Null if the calendar has no free day within a year. */
  readyAt: z.nullable(z.string()),
  /** Numbers of lines without a total, counted from 1. */
  onRequest: z.array(z.number()),
  /** Advice and explanations in Russian. */
  notes: z.array(z.string()),
})
export type Calculation = z.infer<typeof calculation>
