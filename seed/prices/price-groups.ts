import { typeset } from '@rapport/markdown/typeset'
import type { SeedMaterial, SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import type { LocatedItem } from '../catalog/catalog-rules.ts'
import { erpEntries } from '../reading/erp-entries.ts'
import type { ReadContext } from '../reading/read-context.ts'
import { discountsField, withLists } from './discounts.ts'
import { checkOnePlace } from './one-place.ts'
import { seedPriceGroup } from './price-group-schema.ts'
import { checkPriceGroup, type LocatedPriceGroup } from './price-rules.ts'
import { withPrints } from './print-prices.ts'

/** Reads the price groups and checks their products and cloths against the catalogue. */
export async function readPriceGroups(
  { files, errors }: ReadContext,
  catalog: LocatedItem[],
  materials: SeedMaterial[],
): Promise<SeedPriceGroup[]> {
  const read: LocatedPriceGroup[] = []
  for (const { location, fields } of await erpEntries(files, 'prices', errors.reportError)) {
    const { discounts: _, ...own } = fields
    const lists = errors.validate(discountsField, fields, location)
    const group = errors.validate(seedPriceGroup, own, location)
    if (lists && group) read.push({ location, group: typesetGroup(withLists(group, lists.discounts)) })
  }
  // Entries with errors are missing here, so further errors would mislead.
  if (errors.lines.length > 0) return []
  const located = withPrints(read, catalog, errors.reportError)
  const known = {
    products: new Set(catalog.flatMap(({ item }) => (item.isGroup ? [] : item.slug))),
    materials: new Set(materials.map(({ erpId }) => erpId)),
  }
  for (const { location, group } of located) checkPriceGroup(group, location, known, errors.reportError)
  checkOnePlace(catalog, located, errors.reportError)
  return located.map(({ group }) => group)
}

function typesetGroup(group: SeedPriceGroup): SeedPriceGroup {
  return {
    ...group,
    title: typeset(group.title),
    note: typeset(group.note),
    variants: group.variants.map((variant) => ({
      ...variant,
      title: typeset(variant.title),
      rows: variant.rows.map((row) => ({ ...row, label: typeset(row.label) })),
    })),
  }
}
