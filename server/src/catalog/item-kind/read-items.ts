import { type ItemSnapshot, itemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { asc, eq, inArray } from 'drizzle-orm'
import { pictureFile } from '../../media/media-paths.ts'
import { resolvePictures } from '../../media/pictures.ts'
import type { Orm } from '../../platform/database/database.ts'
import { jsonRows, namedColumns } from '../../platform/database/json-rows.ts'
import { pickFields } from '../../platform/database/shared-fields.ts'
import { priceGroups } from '../../prices/tables.ts'
import { readWrittenSeo } from '../../seo/written-seo.ts'
import { catalogFormerSlugs, catalogItems, catalogPriceGroups, catalogShowcases } from '../tables.ts'

/** Items in one statement. */
const READ_AT_ONCE = 200

/** Returns published items by key as snapshots; missing ones are left out. */
export async function readItems(orm: Orm, ids: number[]): Promise<Map<number, ItemSnapshot>> {
  const items = new Map<number, ItemSnapshot>()
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const some = ids.slice(at, at + READ_AT_ONCE)
    const seo = await readWrittenSeo(orm, 'catalog', some.map(String))
    for (const row of await listItemRows(orm, some))
      items.set(row.item.id, { ...toSnapshot(row), seo: seo.get(String(row.item.id)) ?? EMPTY_SEO })
  }
  return items
}

function selectItems(orm: Orm, ids: number[]) {
  const shown = orm
    .select(namedColumns({ id: catalogShowcases.itemId }))
    .from(catalogShowcases)
    .where(eq(catalogShowcases.landingId, catalogItems.id))
    .orderBy(asc(catalogShowcases.position))
  const priced = orm
    .select(namedColumns({ erpId: priceGroups.erpId }))
    .from(catalogPriceGroups)
    .innerJoin(priceGroups, eq(priceGroups.id, catalogPriceGroups.groupId))
    .where(eq(catalogPriceGroups.itemId, catalogItems.id))
    .orderBy(asc(catalogPriceGroups.position))
  const former = orm
    .select(namedColumns({ slug: catalogFormerSlugs.slug }))
    .from(catalogFormerSlugs)
    .where(eq(catalogFormerSlugs.itemId, catalogItems.id))
    .orderBy(asc(catalogFormerSlugs.slug))
  return orm
    .select({
      item: catalogItems,
      logo: catalogItems.logo,
      gallery: catalogItems.gallery,
      banner: catalogItems.banner,
      divider: catalogItems.divider,
      shown: jsonRows(shown),
      priced: jsonRows(priced),
      former: jsonRows(former),
    })
    .from(catalogItems)
    .where(inArray(catalogItems.id, ids))
    .orderBy(asc(catalogItems.id))
}

/** Returns items with their pictures, and the sketches of their size tables. */
async function listItemRows(orm: Orm, ids: number[]) {
  const rows = await selectItems(orm, ids)
  const tables = await resolvePictures(
    orm,
    rows.flatMap(({ item }) => item.sizeTables),
    ['sketch'],
  )
  return (await resolvePictures(orm, rows, ['logo', 'gallery', 'banner', 'divider'])).map((row) => ({
    ...row,
    sizeTables: tables.splice(0, row.item.sizeTables.length),
  }))
}

type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number]

/** Fields that have columns of the same names need no line here. */
function toSnapshot({
  item,
  logo,
  gallery,
  banner,
  divider,
  sizeTables,
  ...rows
}: ItemRow): Omit<ItemSnapshot, 'seo'> {
  return {
    ...pickFields(itemSnapshot, item),
    title: item.name,
    parent: item.parentId,
    priceTiers: item.ownPriceTiers,
    sizeTables: sizeTables.map((table) => ({ ...table, sketch: pictureFile(table.sketch) })),
    picture: logo && pictureFile(logo),
    gallery: gallery.map(pictureFile),
    banner: banner && pictureFile(banner),
    divider: divider && pictureFile(divider),
    shows: (rows.shown as { id: number }[]).map(({ id }) => id),
    priceGroups: (rows.priced as { erpId: string }[]).map(({ erpId }) => erpId),
    formerSlugs: (rows.former as { slug: string }[]).map((one) => one.slug),
  }
}
