import type { SeedCatalogItem } from '@rapport/contract/seed'
import { htmlFromMarkdown, RAW_HTML } from '../reading/markdown.ts'
import type { ReadContext } from '../reading/read-context.ts'
import { typeset } from '../reading/typeset.ts'
import { flattenEntries } from './catalog-entries.ts'
import { checkCatalog, type LocatedItem } from './catalog-rules.ts'
import { seedCatalogItem } from './catalog-schema.ts'
import { readCollection } from './collection.ts'
import { withSewnProducts } from './sewn-products.ts'

/** The catalogue in the order of `catalog.yaml`, which names the files of `catalog/`; the prints come last. */
export async function readCatalog(context: ReadContext): Promise<LocatedItem[]> {
  const { files, errors } = context
  const order = await files.yaml('catalog.yaml')
  const names = Array.isArray(order) ? order.map(String) : []
  if (names.length === 0) errors.reportError({ file: files.nameOf('catalog.yaml') }, '', 'must list files')
  const entered: LocatedItem[] = []
  for (const name of names) {
    const file = `catalog/${name}.yaml`
    const entries = flattenEntries(files.nameOf(file), await files.yaml(file), errors.reportError)
    for (const { location, fields } of entries) {
      const item = errors.validate(seedCatalogItem, fields, location)
      if (item && RAW_HTML.test(item.description))
        errors.reportError(location, 'description', 'must be Markdown alone')
      if (item) entered.push({ location, item: typesetItem(item, context) })
    }
  }
  const catalog = withSewnProducts([...entered, ...(await readCollection(context))])
  // An entry that fails its own schema would be missed by others: their complaints would mislead.
  if (errors.lines.length === 0) checkCatalog(catalog, errors.reportError)
  for (const one of catalog) noteUses(one, context)
  return catalog
}

/** Notes the images and links of an item. */
function noteUses({ location, item }: LocatedItem, { images, links }: ReadContext) {
  images.register(item.picture, location, 'picture')
  images.register(item.banner, location, 'banner')
  for (const [index, name] of item.gallery.entries()) images.register(name, location, `gallery.${index}`)
  images.registerIn(item.description, location, 'description')
  links.noteIn(item.description, location, 'description')
}

function typesetItem(item: SeedCatalogItem, { images }: ReadContext): SeedCatalogItem {
  return {
    ...item,
    summary: typeset(item.summary),
    description: htmlFromMarkdown(item.description, images.sizeOf),
    properties: item.properties.map(({ name, value }) => ({ name, value: typeset(value) })),
  }
}
