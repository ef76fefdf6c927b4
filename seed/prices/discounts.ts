import type { SeedPriceGroup } from '@rapport/contract/seed/seed'
import * as z from 'zod/mini'

const percent = z.number().check(z.minimum(0), z.maximum(90))

/** What each price list takes off the price without a log-in, in percent. */
export const discountsField = z.object({
  discounts: z.optional(z.strictObject({ registered: percent, wholesale: percent, dealer: percent })),
})
export type Discounts = z.output<typeof discountsField>['discounts']

const LISTS = ['registered', 'wholesale', 'dealer'] as const

/** The group with every list its discounts make; a list that a row writes out itself stays as it is. */
export function withLists(group: SeedPriceGroup, discounts: Discounts): SeedPriceGroup {
  if (!discounts) return group
  const variants = group.variants.map((variant) => ({
    ...variant,
    rows: variant.rows.map((row) => {
      const lists = LISTS.map((list) => [list, row[list] ?? row.anonymous.map(lower(discounts[list]))])
      return { ...row, ...Object.fromEntries(lists) }
    }),
  }))
  return { ...group, variants }
}

/** Less so many percent, in whole roubles: nobody quotes kopecks. */
const lower = (percents: number) => (price: number | null) =>
  price === null ? null : Math.round((price * (100 - percents)) / 10_000) * 100
