import * as z from 'zod/mini'
import { kopecksUpTo } from '../money/kopecks-field.ts'
import { QUANTITY_MAX } from '../orders/order-limits.ts'
import { PRICE_MAX } from '../prices/price-limits.ts'
import { SIDE_MM_MAX } from './calculation-limits.ts'
import { hasPricePerTier, tablePrice, tierStarts } from './price-scale.ts'

const side = z.int().check(z.minimum(1), z.maximum(SIDE_MM_MAX))

/** A part of an item where an operation may be done, with the largest size that fits, in millimetres. */
export const itemPlace = z.object({ place: z.string(), title: z.string(), widthMm: side, heightMm: side })

/** A price table of an item: a production method with a row per material. */
const itemVariant = z
  .object({
    priceErpId: z.string(),
    variant: z.int(),
    title: z.string(),
    tiers: tierStarts,
    rows: z.array(z.object({ materialErpId: z.string(), label: z.string(), prices: z.array(tablePrice) })),
  })
  .check(
    z.refine(({ tiers, rows }) =>
      hasPricePerTier(
        tiers,
        rows.map(({ prices }) => prices),
      ),
    ),
  )

/** What a calculation knows of an item. */
export const itemTable = z.object({
  itemId: z.int(),
  title: z.string(),
  /** Unit of the catalogue: «шт». Units of length take halves. */
  unit: z.string(),
  /** Least order in units, counted over all lines of the same design; 0: any. */
  minimum: z.number().check(z.minimum(0), z.maximum(QUANTITY_MAX)),
  /** Working days from payment to shipment; null: those of the production. */
  leadDays: z.nullable(z.int().check(z.minimum(0))),
  /** Grams of a unit; null: not known. */
  weightGrams: z.nullable(z.int().check(z.minimum(0))),
  /** Paid once per design. */
  setup: kopecksUpTo(PRICE_MAX),
  hasReducedVat: z.boolean(),
  /** Sizes that can be ordered; empty if it has none. */
  sizes: z.array(z.string()),
  /** Price tables; empty for an item with tiers of its own. */
  variants: z.array(itemVariant),
  /** Tiers of an item without price tables, in any order. */
  ownTiers: z.array(z.object({ from: z.number().check(z.minimum(0)), price: tablePrice })),
  /** Operations that may be added, each with its places; no places: it is done to the whole item. */
  operations: z.array(z.object({ code: z.string(), places: z.array(itemPlace) })),
})
export type ItemTable = z.infer<typeof itemTable>
export type ItemPlace = z.infer<typeof itemPlace>
