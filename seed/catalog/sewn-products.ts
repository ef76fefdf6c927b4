import type { SeedCatalogItem } from '@rapport/contract/seed/seed'
import { METRES } from '@rapport/contract/units'
import type { LocatedItem } from './catalog-rules.ts'

/** As many as stand in one row. */
const SEWN_MAX = 4

/** Pictures are named `<view>-<family of the print>-<colourway>`; a print lies flat between its selvedges. */
const PRINT_VIEW = 'selvedge'

const familyOf = ({ picture }: SeedCatalogItem) => picture.split('-')[1] ?? ''
const isPrint = ({ isGroup, picture }: SeedCatalogItem) => !isGroup && picture.startsWith(`${PRINT_VIEW}-`)
const isSewn = ({ kind, unit, priceTiers }: SeedCatalogItem) =>
  kind === 'regular' && priceTiers.length > 0 && !METRES.test(unit)

/** Gives each print of the collection the products of the catalogue whose first picture shows it, one of a group, so that they differ. */
export function withSewnProducts(collection: LocatedItem[], catalog: LocatedItem[]): LocatedItem[] {
  const sewn = catalog.map(({ item }) => item).filter(isSewn)
  return collection.map((located) => {
    const { item } = located
    if (!isPrint(item)) return located
    const ofPrint = sewn.filter((one) => familyOf(one) === familyOf(item))
    const ofGroups = new Map(ofPrint.toReversed().map(({ parent, slug }) => [parent, slug]))
    return { ...located, item: { ...item, shows: [...ofGroups.values()].reverse().slice(0, SEWN_MAX) } }
  })
}
