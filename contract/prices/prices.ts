import * as z from 'zod/mini'
import { material } from '../materials/materials.ts'

/** Price lists by kind of visitor; without a log-in `anonymous`. */
export const priceList = z.enum(['anonymous', 'registered', 'wholesale', 'dealer'])
export type PriceList = z.infer<typeof priceList>

/** The lowest price of a group or product, in kopecks; null means «по запросу». */
export const lowestPrice = z.object({ id: z.number(), priceFrom: z.nullable(z.number()) })
export type LowestPrice = z.infer<typeof lowestPrice>

/** Quantities of one price column; `to` is null in the last tier. */
export const quantityTier = z.object({ from: z.number(), to: z.nullable(z.number()) })
export type QuantityTier = z.infer<typeof quantityTier>

/** A price group of an item: the code of its tables, and their materials. */
export const priceGroup = z.object({
  erpId: z.string(),
  title: z.string(),
  variants: z.array(z.object({ index: z.number(), title: z.string() })),
  categories: z.array(z.object({ title: z.string(), materials: z.array(material) })),
})
export type PriceGroup = z.infer<typeof priceGroup>

/** A price table. Prices in kopecks, one per tier; null is «по запросу». */
export const priceTable = z.object({
  priceErpId: z.string(),
  variant: z.number(),
  title: z.string(),
  unit: z.string(),
  currency: z.literal('RUB'),
  tiers: z.array(quantityTier),
  rows: z.array(
    z.object({ materialErpId: z.string(), label: z.string(), prices: z.array(z.nullable(z.number())) }),
  ),
  note: z.string(),
  updatedAt: z.string(),
})
export type PriceTable = z.infer<typeof priceTable>
