import * as z from 'zod/mini'
import { material } from './materials.ts'

/** Price lists, by who is asking; a visitor without a log-in has `anonymous`. */
export const priceList = z.enum(['anonymous', 'registered', 'wholesale', 'dealer'])
export type PriceList = z.infer<typeof priceList>

/** The lowest price of a group or product, in kopecks; null means «по запросу». */
export const lowestPrice = z.object({ id: z.number(), priceFrom: z.nullable(z.number()) })
export type LowestPrice = z.infer<typeof lowestPrice>

/** Quantities one column of prices is for; `to` is null in the last. */
export const priceRange = z.object({ from: z.number(), to: z.nullable(z.number()) })
export type PriceRange = z.infer<typeof priceRange>

/** A price group of an item: what its tables are asked for by, and the materials they name. */
export const priceGroup = z.object({
  erpId: z.string(),
  title: z.string(),
  variants: z.array(z.object({ index: z.number(), title: z.string() })),
  categories: z.array(z.object({ title: z.string(), materials: z.array(material) })),
})
export type PriceGroup = z.infer<typeof priceGroup>

/** One price table. Prices in kopecks, one for each tier; null is «по запросу». */
export const priceTable = z.object({
  priceErpId: z.string(),
  variant: z.number(),
  title: z.string(),
  unit: z.string(),
  currency: z.literal('RUB'),
  tiers: z.array(priceRange),
  rows: z.array(
    z.object({ materialErpId: z.string(), label: z.string(), prices: z.array(z.nullable(z.number())) }),
  ),
  note: z.string(),
  updatedAt: z.string(),
})
export type PriceTable = z.infer<typeof priceTable>
