import type { SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import type { LocatedItem } from '../catalog/catalog-rules.ts'
import type { ReportError } from '../reading/validation-errors.ts'
import type { LocatedPriceGroup } from './price-rules.ts'

/**
 * Adds each print to the price group of its cheapest cloth: the print itself is free, so a metre costs the
 * same. A print whose cloths have no price is on request.
 */
export function withPrints(
  located: LocatedPriceGroup[],
  catalog: LocatedItem[],
  reportError: ReportError,
): LocatedPriceGroup[] {
  const slugs = new Set(catalog.map(({ item }) => item.slug))
  const byPrice = located.toSorted((a, b) => lowestOf(a.group) - lowestOf(b.group))
  const prints = Map.groupBy(
    catalog.filter(({ cloths = [] }) => cloths.length > 0),
    ({ location, cloths = [] }) => {
      for (const slug of cloths)
        if (!slugs.has(slug)) reportError(location, 'on', `there is no cloth "${slug}"`)
      return byPrice.find(({ group }) => cloths.some((slug) => group.items.includes(slug)))
    },
  )
  return located.map((one) => {
    const added = prints.get(one)?.map(({ item }) => item.slug) ?? []
    return { ...one, group: { ...one.group, items: [...one.group.items, ...added] } }
  })
}

const lowestOf = ({ variants }: SeedPriceGroup): number =>
  Math.min(
    ...variants.flatMap(({ rows }) => rows.flatMap((row) => row.anonymous.filter((price) => price !== null))),
  )
