import * as z from 'zod/mini'
import { kopecksUpTo } from '../money/kopecks-field.ts'
import { PRICE_MAX } from '../prices/price-limits.ts'
import { COLORS_MAX, STITCHES_PER_CM2_MAX } from './calculation-limits.ts'
import { OPERATION_KINDS } from './operation-kinds.ts'
import { hasPricePerTier, tablePrice, tierStarts } from './price-scale.ts'

export const operationKind = z.enum(OPERATION_KINDS)

/** Allowed numbers of colours; null: the operation is not priced by colours. */
export const operationColors = z.nullable(
  z.object({
    min: z.int().check(z.minimum(1), z.maximum(COLORS_MAX)),
    max: z.int().check(z.minimum(1), z.maximum(COLORS_MAX)),
  }),
)

const setup = kopecksUpTo(PRICE_MAX)

/** Printing: a price per piece by area, number of colours and quantity. */
const areaPricing = z
  .object({
    by: z.literal('area'),
    tiers: tierStarts,
    /**
     * Bands by area in square millimetres, ascending; above the last the price is «по запросу». `prices` has a row
     * per number of colours from `colors.min` on, one row without `colors`, and in it a price per tier.
     */
    bands: z.array(z.object({ upToMm2: z.int(), prices: z.array(z.array(tablePrice)) })),
    setupPerDesign: setup,
    /** Paid for each colour of each design. */
    setupPerColor: setup,
  })
  .check(z.refine(({ tiers, bands }) => bands.every(({ prices }) => hasPricePerTier(tiers, prices))))

/**
 * Embroidery: a price per 1000 stitches by quantity. Stitches are estimated: the area in square centimetres times
 * `stitchesPerCm2`, rounded up, at least `stitchesMin`.
 */
const stitchPricing = z
  .object({
    by: z.literal('stitches'),
    stitchesPerCm2: z.int().check(z.minimum(1), z.maximum(STITCHES_PER_CM2_MAX)),
    stitchesMin: z.int().check(z.minimum(0), z.maximum(PRICE_MAX)),
    tiers: tierStarts,
    prices: z.array(tablePrice),
    setupPerDesign: setup,
  })
  .check(z.refine(({ tiers, prices }) => hasPricePerTier(tiers, [prices])))

/** Labels, packing, marking: a price per piece by quantity. */
const piecePricing = z
  .object({ by: z.literal('piece'), tiers: tierStarts, prices: z.array(tablePrice), setupPerDesign: setup })
  .check(z.refine(({ tiers, prices }) => hasPricePerTier(tiers, [prices])))

/** A sample before the run: a price once per design. */
const designPricing = z.object({ by: z.literal('design'), price: tablePrice })

/** An operation with its prices. */
export const operationTable = z
  .object({
    code: z.string(),
    title: z.string(),
    kind: operationKind,
    /** Working days that it adds. */
    days: z.int().check(z.minimum(0)),
    colors: operationColors,
    pricing: z.discriminatedUnion('by', [areaPricing, stitchPricing, piecePricing, designPricing]),
  })
  .check(z.refine(({ pricing, colors }) => pricing.by !== 'area' || hasRowPerColor(pricing.bands, colors)))
export type OperationTable = z.infer<typeof operationTable>

const hasRowPerColor = (
  bands: readonly { prices: readonly unknown[] }[],
  colors: { min: number; max: number } | null,
): boolean => bands.every(({ prices }) => prices.length === (colors ? colors.max - colors.min + 1 : 1))
