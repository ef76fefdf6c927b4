import { quantityTier } from '@rapport/contract/prices/prices'
import type { SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { erpId, line, optionalText, slug } from '../reading/fields.ts'

const rowPrices = z.array(z.nullable(z.int().check(z.positive())))

export const seedPriceGroup = z.strictObject({
  erpId,
  title: line(120),
  unit: line(20),
  note: optionalText(600),
  items: z.array(slug).check(z.minLength(1)),
  categories: z.array(z.strictObject({ title: line(80), materials: z.array(erpId).check(z.minLength(1)) })),
  variants: z
    .array(
      z.strictObject({
        title: line(120),
        ranges: z.array(quantityTier).check(z.minLength(1)),
        rows: z.array(
          z.strictObject({
            material: erpId,
            label: line(120),
            anonymous: rowPrices,
            registered: z.optional(rowPrices),
            wholesale: z.optional(rowPrices),
            dealer: z.optional(rowPrices),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
}) satisfies z.ZodMiniType<SeedPriceGroup>
