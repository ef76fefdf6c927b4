import * as z from 'zod/mini'
import { priceList } from '../prices/prices.ts'

/**
 * A product of an order with the prices of that time: later price changes do not affect it. It has no text
 * typed by the buyer, so it stays when personal data are erased. Money in kopecks.
 */
export const orderLine = z.object({
  itemId: z.number(),
  slug: z.string(),
  title: z.string(),
  /** Code of the price table, with index and title of the production method; null if the product has no such table. */
  priceErpId: z.nullable(z.string()),
  variant: z.nullable(z.number()),
  variantTitle: z.nullable(z.string()),
  materialErpId: z.nullable(z.string()),
  material: z.nullable(z.string()),
  baseColor: z.nullable(z.string()),
  /** Pieces, or metres in halves; null if not given. */
  quantity: z.nullable(z.number()),
  /** Pieces by size; their sum is `quantity`. Null if no sizes were given. */
  sizes: z.nullable(z.record(z.string(), z.number())),
  unit: z.string(),
  /** Unit price and total by the price list; null for «по запросу» and for a price that no longer exists. */
  unitPrice: z.nullable(z.number()),
  total: z.nullable(z.number()),
  priceList,
  /** When the price table was last changed; null without a table. */
  priceRevision: z.nullable(z.string()),
  /** The total that the page showed, if it differs: the table changed meanwhile. */
  shownTotal: z.nullable(z.number()),
})
export type OrderLine = z.infer<typeof orderLine>
