import * as z from 'zod/mini'
import { kopecksField } from '../money/kopecks-field.ts'

/** Kopecks; null: no price yet, «по запросу». Only drafts have such a price. */
const price = z.nullable(kopecksField)

const offerOperation = z.object({
  /** Identifies the operation in its line over all versions. */
  id: z.string(),
  /** Code in the factory's tables; null if written by hand. */
  code: z.nullable(z.string()),
  title: z.string(),
  /** Per piece. */
  unitPrice: price,
  /** By the price list of that day; null if unknown. */
  listPrice: price,
  /** Paid once. */
  setup: kopecksField,
  /** `quantity × unitPrice + setup` */
  total: price,
})
export type OfferOperation = z.infer<typeof offerOperation>

const offerLine = z.object({
  /** Identifies the line over all versions. */
  id: z.string(),
  /** The product; null if the line was written by hand. It may have been deleted since. */
  itemId: z.nullable(z.number()),
  priceErpId: z.nullable(z.string()),
  variant: z.nullable(z.number()),
  materialErpId: z.nullable(z.string()),
  title: z.string(),
  variantTitle: z.nullable(z.string()),
  material: z.nullable(z.string()),
  baseColor: z.nullable(z.string()),
  /** Pieces by size; their sum is `quantity`. */
  sizes: z.nullable(z.record(z.string(), z.number())),
  /** Pieces, or metres in halves. */
  quantity: z.number(),
  unit: z.string(),
  unitPrice: price,
  /** Unit price by the price list of that day, for this quantity; null if unknown. */
  listPrice: price,
  /** Paid once. */
  setup: kopecksField,
  operations: z.array(offerOperation),
  /** `quantity × unitPrice + setup + Σ operations.total` */
  total: price,
  /** Percent of VAT in `total`; 0 without VAT. */
  vatPercent: z.number(),
  /** VAT of the line with its share of the surcharges. */
  vat: kopecksField,
})
export type OfferLine = z.infer<typeof offerLine>

const offerSurcharge = z.object({
  id: z.string(),
  title: z.string(),
  /** Percent of the sum of lines, with at most two decimals; null for a fixed amount. Negative for a discount. */
  percent: z.nullable(z.number()),
  /** Negative for a discount. */
  amount: kopecksField,
})

/** What a version offers. It has no personal data, and never changes after it was sent. */
export const offerDocument = z.object({
  /** Moscow day that VAT is calculated by: of sending; of today in a draft. */
  day: z.string(),
  lines: z.array(offerLine),
  surcharges: z.array(offerSurcharge),
  /** Null: not a part of the offer. `amount` null: paid apart, not in the total. */
  delivery: z.nullable(z.object({ text: z.string(), amount: price })),
  /** Sum of the priced lines. */
  linesTotal: kopecksField,
  /** `linesTotal + Σ surcharges + delivery`; null while a price is missing. */
  total: price,
  /** VAT included in the total. `rate` is null for several rates. */
  vat: z.object({ mode: z.enum(['included', 'none']), rate: z.nullable(z.number()), amount: kopecksField }),
  /** Last day in Moscow, until 24:00. */
  validUntil: z.string(),
  /** Percent of the total to pay before production, and its amount; null while the total is. */
  advancePercent: z.number(),
  advance: price,
  /** Further terms of payment; may be empty. */
  paymentTerms: z.string(),
})
export type OfferDocument = z.infer<typeof offerDocument>
