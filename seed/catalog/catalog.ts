import { typeset } from '@rapport/markdown/typeset'
import type { SeedCatalogItem } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { type ReadContext, readOne, readOptionalHtml } from '../reading/read-context.ts'
import type { SourceLocation } from '../reading/validation-errors.ts'
import { flattenEntries } from './catalog-entries.ts'
import { checkCatalog, type LocatedItem } from './catalog-rules.ts'
import { seedCatalogItem } from './catalog-schema.ts'
import { readCollection } from './collection.ts'
import { collectionPrints } from './collection-schema.ts'
import { compositionsSchema, productFeatures } from './feature-schema.ts'
import { checkPictures, type FeaturedItem } from './picture-features.ts'
import { buildSizeTables, readGrading, sizing } from './size-tables.ts'

const catalogEntry = z.extend(seedCatalogItem, {
  features: z.optional(productFeatures),
  sizing: z._default(sizing, []),
})

/** Reads the catalogue in the order of `catalog.yaml`, which lists the files of `catalog/`; prints come last. */
export async function readCatalog(context: ReadContext): Promise<LocatedItem[]> {
  const entered = await readEntries(context)
  const prints = await readCollection(context)
  const all: LocatedItem[] = [...entered.map(({ location, item }) => ({ location, item })), ...prints]
  const catalog = await withDividers(all, context)
  // Entries with errors are missing here, so further errors would mislead.
  if (context.errors.lines.length === 0) checkCatalog(catalog, context.errors.reportError)
  for (const one of catalog) noteUses(one, context)
  return catalog
}

/** Reads the files of `catalog/`, without prints; reports pictures that do not match their product. */
export async function readEntries(context: ReadContext): Promise<FeaturedItem[]> {
  const { files, errors } = context
  const order = await files.yaml('catalog.yaml')
  const names = Array.isArray(order) ? order.map(String) : []
  if (names.length === 0) errors.reportError({ file: files.nameOf('catalog.yaml') }, '', 'must list files')
  const compositions = await readOne(context, 'compositions.yaml', compositionsSchema)
  const grading = await readGrading(context)
  const entered: FeaturedItem[] = []
  for (const name of names) {
    const file = `catalog/${name}.yaml`
    const entries = flattenEntries(files.nameOf(file), await files.yaml(file), errors.reportError)
    for (const { location, fields } of entries) {
      const entry = errors.validate(catalogEntry, fields, location)
      if (!entry) continue
      const { features, sizing, ...item } = entry
      if (grading)
        item.sizeTables = buildSizeTables({ ...item, location, sizing }, grading, errors.reportError)
      entered.push({ location, features, item: typesetItem(item, location, context) })
    }
  }
  if (compositions) checkPictures(entered, compositions.value, errors.reportError)
  return entered
}

function noteUses({ location, item }: LocatedItem, { images }: ReadContext) {
  images.register(item.picture, location, 'picture')
  images.register(item.banner, location, 'banner')
  images.register(item.divider, location, 'divider')
  for (const [index, name] of item.gallery.entries()) images.register(name, location, `gallery.${index}`)
  for (const [index, { sketch }] of item.sizeTables.entries())
    images.register(sketch, location, `sizing.${index}.sketch`)
}

function typesetItem(item: SeedCatalogItem, location: SourceLocation, context: ReadContext): SeedCatalogItem {
  return {
    ...item,
    summary: typeset(item.summary),
    description: readOptionalHtml(context, item.description, location, 'description'),
    properties: item.properties.map(({ name, value }) => ({ name, value: typeset(value) })),
  }
}

/**
 * Sets each product's `divider` to the band of the print in its first picture: pictures are named `<view>-<family of the
 * print>-<colourway>`. Placed graphics have no band.
 */
async function withDividers(catalog: LocatedItem[], context: ReadContext): Promise<LocatedItem[]> {
  const known = await readOne(context, 'collection-prints.yaml', collectionPrints)
  if (!known) return catalog
  const { families, colourways } = known.value
  return catalog.map((located) => {
    const { item } = located
    const [, family = '', colour = ''] = item.picture.split('-')
    if (item.isGroup || !Object.hasOwn(families, family) || !Object.hasOwn(colourways, colour)) return located
    return { ...located, item: { ...item, divider: item.divider ?? `divider-${family}-${colour}` } }
  })
}
