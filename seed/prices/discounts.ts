import type { SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'

const percent = z.number().check(z.minimum(0), z.maximum(90))

/** Discount of each price list from the `anonymous` price, in percent. */
export const discountsField = z.object({
  discounts: z.optional(z.strictObject({ registered: percent, wholesale: percent, dealer: percent })),
})
export type Discounts = z.output<typeof discountsField>['discounts']

const LISTS = ['registered', 'wholesale', 'dealer'] as const

/** Returns the group with the price lists that its discounts make; a list written out in a row stays unchanged. */
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

/** Rounds to whole roubles: prices have no kopecks. */
const lower = (percents: number) => (price: number | null) =>
  price === null ? null : Math.round((price * (100 - percents)) / 10_000) * 100
