import type { SeedCatalogItem, SeedPriceGroup } from '@rapport/contract/seed'
import { embedPictures, type FindPicture } from '../media/embed-pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { priceGroups } from '../prices/tables.ts'
import { catalogFormerSlugs, catalogItems, catalogPriceGroups, catalogShowcases } from './tables.ts'

/** Puts a catalogue into an empty database; parents come before their children. Gives the ids by slug. */
export async function seedCatalog(
  tx: Orm,
  seeds: SeedCatalogItem[],
  findPicture: FindPicture,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const idOf = (slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`The catalogue names an unknown item: ${slug}`)
    return id
  }
  for (const [position, seed] of seeds.entries()) {
    const { formerSlugs, parent, picture, gallery, banner, divider, shows, sizeTables, ...columns } = seed
    const [row] = await tx
      .insert(catalogItems)
      .values({
        ...columns,
        description: embedPictures(columns.description, findPicture),
        position,
        parentId: parent === null ? null : idOf(parent),
        logo: findPicture(picture),
        logoThumb: findPicture(picture),
        banner: banner === null ? null : findPicture(banner),
        divider: divider === null ? null : findPicture(divider),
        gallery: gallery.map(findPicture),
        sizeTables: sizeTables.map((table) => ({ ...table, sketch: findPicture(table.sketch) })),
      })
      .returning({ id: catalogItems.id })
    if (row) ids.set(seed.slug, row.id)
    if (formerSlugs.length > 0)
      await tx
        .insert(catalogFormerSlugs)
        .values(formerSlugs.map((slug) => ({ slug, itemId: idOf(seed.slug) })))
  }
  const showcases = seeds.flatMap((seed) =>
    seed.shows.map((slug, position) => ({ landingId: idOf(seed.slug), itemId: idOf(slug), position })),
  )
  if (showcases.length > 0) await tx.insert(catalogShowcases).values(showcases)
  return ids
}

/** Says which price groups an item shows. */
export async function linkPriceGroups(
  tx: Orm,
  seeds: SeedPriceGroup[],
  itemIds: Map<string, number>,
): Promise<void> {
  const groups = await tx.select({ erpId: priceGroups.erpId, id: priceGroups.id }).from(priceGroups)
  const groupIds = new Map(groups.map(({ erpId, id }) => [erpId, id]))
  const links = seeds.flatMap(({ erpId, items }, position) =>
    items.flatMap((slug) => {
      const [itemId, groupId] = [itemIds.get(slug), groupIds.get(erpId)]
      return itemId && groupId ? [{ itemId, groupId, position }] : []
    }),
  )
  if (links.length > 0) await tx.insert(catalogPriceGroups).values(links)
}
