import { type ReadContext, readOne } from '../reading/read-context.ts'
import type { LocatedItem } from './catalog-rules.ts'
import { collectionPrints } from './collection-schema.ts'

/**
 * Gives each product the band of the print that its first picture shows: pictures are named
 * `<view>-<family of the print>-<colourway>`. Graphics that stand in one place have no band.
 */
export async function withDividers(catalog: LocatedItem[], context: ReadContext): Promise<LocatedItem[]> {
  const known = await readOne(context, 'collection-prints.yaml', collectionPrints)
  if (!known) return catalog
  const { families, colourways } = known.value
  return catalog.map(({ location, item }) => {
    const [, family = '', colour = ''] = item.picture.split('-')
    if (item.isGroup || !Object.hasOwn(families, family) || !Object.hasOwn(colourways, colour))
      return { location, item }
    return { location, item: { ...item, divider: item.divider ?? `divider-${family}-${colour}` } }
  })
}
