import type { SeedCatalogItem, SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { embedPictures, type FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import { toSeoSnapshot } from '../seo/written-seo.ts'
import { allocateItemId } from './item-kind/write-item.ts'

/** Allocates keys for the seed's items, by slug: they reference each other. */
export async function allocateItemIds(tx: Orm, seeds: SeedCatalogItem[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { slug } of seeds) ids.set(slug, await allocateItemId(tx))
  return ids
}

/** Converts the seed's items to snapshots, parents before children. */
export function toItemSnapshots(
  seeds: SeedCatalogItem[],
  priceGroups: SeedPriceGroup[],
  ids: ReadonlyMap<string, number>,
  findPicture: FindPicture,
): ItemSnapshot[] {
  const idOf = (slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`The catalogue names an unknown item: ${slug}`)
    return id
  }
  const fileOf = (picture: string) => pictureFile(findPicture(picture))
  return seeds.map(
    ({ name, parent, description, picture, gallery, banner, divider, seo, ...fields }, position) => ({
      ...fields,
      title: name,
      parent: parent === null ? null : idOf(parent),
      position,
      description: embedPictures(description, findPicture),
      sizeTables: fields.sizeTables.map((table) => ({ ...table, sketch: fileOf(table.sketch) })),
      picture: fileOf(picture),
      gallery: gallery.map(fileOf),
      banner: banner === null ? null : fileOf(banner),
      divider: divider === null ? null : fileOf(divider),
      shows: fields.shows.map(idOf),
      priceGroups: priceGroups.filter(({ items }) => items.includes(fields.slug)).map(({ erpId }) => erpId),
      seo: toSeoSnapshot(seo),
    }),
  )
}
