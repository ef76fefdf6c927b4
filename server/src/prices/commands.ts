import type { SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'

/** Converts the seed's price groups to snapshots; products are linked by the items' snapshots. */
export const toPriceGroupSnapshots = (seeds: SeedPriceGroup[]): PriceGroupSnapshot[] =>
  seeds.map(({ items: _, variants, ...fields }) => ({
    ...fields,
    variants: variants.map(({ rows, ...variant }) => ({
      ...variant,
      rows: rows.map(({ material, label, ...lists }) => ({
        material,
        label,
        prices: withoutUndefined(lists),
      })),
    })),
  }))

const withoutUndefined = <T extends object>(object: T) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
