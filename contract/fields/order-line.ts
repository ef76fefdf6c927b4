import * as z from 'zod/mini'
import { priceList } from '../prices.ts'

/**
 * What an order from the page of a product is for, as it was priced when it came: tables that change later leave it as it is.
 * It holds nothing that a buyer typed, so that it stays when a person is erased from their order. Money in kopecks.
 */
export const orderLine = z.object({
  itemId: z.number(),
  slug: z.string(),
  title: z.string(),
  /** Of which table, and what the way of making is called; null where the product has no tables, or none such any more. */
  priceErpId: z.nullable(z.string()),
  variant: z.nullable(z.number()),
  variantTitle: z.nullable(z.string()),
  materialErpId: z.nullable(z.string()),
  material: z.nullable(z.string()),
  baseColor: z.nullable(z.string()),
  /** Pieces, or metres in halves; null where none was named. */
  quantity: z.nullable(z.number()),
  unit: z.string(),
  /** What one and all cost by the list; null of «по запросу», and where there is no such price any more. */
  unitPrice: z.nullable(z.number()),
  total: z.nullable(z.number()),
  priceList,
  /** What the page had said that all cost, where that was another sum: a table was changed meanwhile. */
  shownTotal: z.nullable(z.number()),
})
export type OrderLine = z.infer<typeof orderLine>
