import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { WriteOptions } from '../../content-kind.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pickColumns } from '../../platform/database/shared-fields.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { priceGroups } from '../../prices/tables.ts'
import { writeSeo } from '../../seo/written-seo.ts'
import { catalogFormerSlugs, catalogItems, catalogPriceGroups, catalogShowcases } from '../tables.ts'

type Row = typeof catalogItems.$inferInsert

/** Returns a key that was never used. */
export async function allocateItemId(tx: Orm): Promise<number> {
  const [next] = await queryRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('catalog_items', 'id'))::integer as id`,
  )
  return next?.id ?? Number.NaN
}

/** Writes the public rows of an item. */
export async function writeItemRows(
  tx: Orm,
  id: number,
  snapshot: ItemSnapshot,
  { findPictureId }: WriteOptions,
): Promise<void> {
  const [present] = await tx
    .select({ slug: catalogItems.slug, position: catalogItems.position })
    .from(catalogItems)
    .where(eq(catalogItems.id, id))
  const position = snapshot.position ?? present?.position ?? (await nextPosition(tx))
  const row = { ...(await toRow(snapshot, findPictureId)), position }
  const groups = await lockPriceGroups(tx, snapshot.priceGroups)
  // An item with tables has no own tiers.
  if (present) await unlinkPriceGroups(tx, id, groups)
  if (present) await tx.update(catalogItems).set(row).where(eq(catalogItems.id, id))
  else
    await tx
      .insert(catalogItems)
      .overridingSystemValue()
      .values({ ...row, id })
  if (present) await forgetRelated(tx, id, snapshot)
  const former = present && present.slug !== snapshot.slug ? [present.slug] : []
  await writeFormerSlugs(tx, id, snapshot, former)
  await writeLandingItems(tx, id, snapshot.shows)
  await linkPriceGroups(tx, id, groups)
  await writeSeo(tx, 'catalog', String(id), snapshot.seo, findPictureId)
}

/** Deletes outdated references of a published item, and a former slug that it takes back. */
async function forgetRelated(tx: Orm, id: number, { slug }: ItemSnapshot): Promise<void> {
  await tx
    .delete(catalogFormerSlugs)
    .where(and(eq(catalogFormerSlugs.itemId, id), eq(catalogFormerSlugs.slug, slug)))
  await tx.delete(catalogShowcases).where(eq(catalogShowcases.landingId, id))
}

/** Deletes the public rows of items; their descendants must be deleted too. */
export async function removeRows(tx: Orm, ids: number[]): Promise<void> {
  await tx.delete(catalogItems).where(inArray(catalogItems.id, ids))
}

async function nextPosition(tx: Orm): Promise<number> {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${catalogItems.position}), -1) + 1` })
    .from(catalogItems)
  return row?.position ?? 0
}

/** Fields that have columns of the same names need no line here. */
async function toRow(
  snapshot: ItemSnapshot,
  findPictureId: WriteOptions['findPictureId'],
): Promise<Omit<Row, 'position'>> {
  const { title, parent, priceTiers, position: _, ...fields } = snapshot
  const idOf = async (file: string | null) => (file === null ? null : ((await findPictureId(file)) ?? null))
  const logo = await idOf(snapshot.picture)
  const gallery = await Promise.all(snapshot.gallery.map(idOf))
  const tables = snapshot.sizeTables.map(async (table) => ({ ...table, sketch: await idOf(table.sketch) }))
  return {
    ...pickColumns(catalogItems, fields),
    name: title,
    parentId: parent,
    ownPriceTiers: priceTiers,
    logo,
    sizeTables: (await Promise.all(tables)).flatMap(({ sketch, ...table }) =>
      sketch === null ? [] : { ...table, sketch },
    ),
    gallery: gallery.filter((id) => id !== null),
    banner: await idOf(snapshot.banner),
    divider: await idOf(snapshot.divider),
  }
}

/** Stores every former slug of an item, except the current one. */
async function writeFormerSlugs(
  tx: Orm,
  itemId: number,
  { slug, formerSlugs }: ItemSnapshot,
  former: string[],
): Promise<void> {
  const rows = [...new Set([...formerSlugs, ...former])]
    .filter((one) => one !== slug)
    .map((one) => ({ slug: one, itemId }))
  if (rows.length > 0) await tx.insert(catalogFormerSlugs).values(rows).onConflictDoNothing()
}

async function writeLandingItems(tx: Orm, landingId: number, shows: number[]): Promise<void> {
  if (shows.length === 0) return
  await tx.insert(catalogShowcases).values(shows.map((itemId, position) => ({ landingId, itemId, position })))
}

/**
 * Returns the ids of price groups in their order. Locks them before the item, as a publication of their
 * prices does: neither misses the other's writes, and they do not deadlock.
 */
async function lockPriceGroups(tx: Orm, erpIds: string[]): Promise<number[]> {
  if (erpIds.length === 0) return []
  const groups = await tx
    .select({ id: priceGroups.id, erpId: priceGroups.erpId })
    .from(priceGroups)
    .where(inArray(priceGroups.erpId, erpIds))
    .orderBy(asc(priceGroups.id))
    .for('share')
  return groups.toSorted((a, b) => erpIds.indexOf(a.erpId) - erpIds.indexOf(b.erpId)).map(({ id }) => id)
}

/** Changes only differing links: each change derives the item's prices again. */
async function unlinkPriceGroups(tx: Orm, itemId: number, groupIds: number[]): Promise<void> {
  await tx
    .delete(catalogPriceGroups)
    .where(and(eq(catalogPriceGroups.itemId, itemId), notInArray(catalogPriceGroups.groupId, groupIds)))
}

async function linkPriceGroups(tx: Orm, itemId: number, groupIds: number[]): Promise<void> {
  const rows = groupIds.map((groupId, position) => ({ itemId, groupId, position }))
  if (rows.length === 0) return
  await tx
    .insert(catalogPriceGroups)
    .values(rows)
    .onConflictDoUpdate({
      target: [catalogPriceGroups.itemId, catalogPriceGroups.groupId],
      set: { position: sql`excluded.position` },
    })
}
