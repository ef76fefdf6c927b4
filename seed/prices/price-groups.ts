import { type MaterialDraft, type PriceGroupDraft, priceGroupDraft } from '@rapport/contract/drafts'
import type { PlacedItem } from './catalog-rules.ts'
import type { ContentFiles } from './files.ts'
import { erpEntries } from './materials-entries.ts'
import type { Mistakes } from './mistakes.ts'
import { checkLadders } from './prices-ladders.ts'
import { discountsField, withLists } from './prices-lists.ts'
import { checkPriceGroup, type PlacedPriceGroup } from './prices-rules.ts'
import { setRussian } from './typography.ts'

/** The price groups, checked against the catalogue whose products show them and the cloths they name. */
export async function readPriceGroups(
  files: ContentFiles,
  mistakes: Mistakes,
  catalog: PlacedItem[],
  materials: MaterialDraft[],
): Promise<PriceGroupDraft[]> {
  const placed: PlacedPriceGroup[] = []
  for (const { place, fields } of await erpEntries(files, 'prices', mistakes.report)) {
    const { discounts: _, ...own } = fields
    const lists = mistakes.check(discountsField, fields, place)
    const group = mistakes.check(priceGroupDraft, own, place)
    if (lists && group) placed.push({ place, group: typeset(withLists(group, lists.discounts)) })
  }
  // What could not be read would be missed here, and complaints about that would mislead.
  if (mistakes.lines.length > 0) return []
  const known = {
    products: new Set(catalog.flatMap(({ item }) => (item.isGroup ? [] : item.slug))),
    materials: new Set(materials.map(({ erpId }) => erpId)),
  }
  for (const { place, group } of placed) checkPriceGroup(group, place, known, mistakes.report)
  if (mistakes.lines.length === 0) checkLadders(catalog, placed, mistakes.report)
  return placed.map(({ group }) => group)
}

function typeset(group: PriceGroupDraft): PriceGroupDraft {
  return {
    ...group,
    title: setRussian(group.title),
    note: setRussian(group.note),
    variants: group.variants.map((variant) => ({
      ...variant,
      title: setRussian(variant.title),
      rows: variant.rows.map((row) => ({ ...row, label: setRussian(row.label) })),
    })),
  }
}
