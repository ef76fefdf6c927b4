import { METRES } from '@rapport/contract/catalog/units'
import type { SeedCatalogItem, SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import type { LocatedItem } from './catalog-rules.ts'

/** One row of cards. */
const SEWN_MAX = 4

/** Pictures are named `<view>-<family of the print>-<colourway>`. */
const familyOf = ({ picture }: SeedCatalogItem) => picture.split('-')[1] ?? ''

/** Sets `shows` of each print to priced products with the print in their first picture, one per group. */
export function withSewnProducts(catalog: LocatedItem[], priceGroups: SeedPriceGroup[]): SeedCatalogItem[] {
  const named = new Set(priceGroups.flatMap(({ items }) => items))
  const isSewn = ({ slug, kind, unit, priceTiers }: SeedCatalogItem) =>
    kind === 'regular' && (named.has(slug) || priceTiers.length > 0) && !METRES.test(unit)
  const sewn = catalog.map(({ item }) => item).filter(isSewn)
  return catalog.map(({ item, cloths = [] }) => {
    if (cloths.length === 0) return item
    const ofPrint = sewn.filter((one) => familyOf(one) === familyOf(item))
    const ofGroups = new Map(ofPrint.toReversed().map(({ parent, slug }) => [parent, slug]))
    return { ...item, shows: [...ofGroups.values()].reverse().slice(0, SEWN_MAX) }
  })
}
