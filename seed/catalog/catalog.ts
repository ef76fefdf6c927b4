import { type CatalogItemDraft, catalogItemDraft } from '@rapport/contract/drafts'
import { flattenEntries } from './catalog-entries.ts'
import { checkCatalog, type PlacedItem } from './catalog-rules.ts'
import { readCollection } from './collection.ts'
import type { ContentFiles } from './files.ts'
import { htmlFromMarkdown, RAW_HTML } from './markdown.ts'
import type { Mistakes } from './mistakes.ts'
import { setRussian } from './typography.ts'

/** The catalogue in the order of `catalog.yaml`, which names the files of `catalog/`; the prints come last. */
export async function readCatalog(files: ContentFiles, mistakes: Mistakes): Promise<PlacedItem[]> {
  const order = await files.yaml('catalog.yaml')
  const names = Array.isArray(order) ? order.map(String) : []
  if (names.length === 0) mistakes.report({ file: files.nameOf('catalog.yaml') }, '', 'must list files')
  const catalog: PlacedItem[] = []
  for (const name of names) {
    const file = `catalog/${name}.yaml`
    const entries = flattenEntries(files.nameOf(file), await files.yaml(file), mistakes.report)
    for (const { place, fields } of entries) {
      const item = mistakes.check(catalogItemDraft, fields, place)
      if (item && RAW_HTML.test(item.description))
        mistakes.report(place, 'description', 'must be Markdown alone')
      if (item) catalog.push({ place, item: typeset(item) })
    }
  }
  catalog.push(...(await readCollection(files, mistakes)))
  // An entry that fails its own schema would be missed by others: their complaints would mislead.
  if (mistakes.lines.length === 0) checkCatalog(catalog, mistakes.report)
  return catalog
}

function typeset(item: CatalogItemDraft): CatalogItemDraft {
  return {
    ...item,
    summary: setRussian(item.summary),
    description: htmlFromMarkdown(item.description),
    properties: item.properties.map(({ name, value }) => ({ name, value: setRussian(value) })),
  }
}
