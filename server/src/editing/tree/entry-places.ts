import type { EntryPlace } from '@rapport/staff-contract/entries/catalog-tree'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { catalogItems, catalogPriceGroups, catalogShowcases } from '../../catalog/tables.ts'
import { materials, unionMembers } from '../../materials/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { categoryMaterials, priceCategories, priceGroups } from '../../prices/tables.ts'
import { type EntryRow, findDraft, readPublished } from '../entries.ts'
import { getKind, type Snapshot } from '../kinds.ts'
import { contentEntries } from '../tables.ts'

/** Keys of the entries of a kind that show another entry in one of their fields. */
interface Showing {
  kind: ContentKindName
  field: EntryPlace['field']
  keys: SQLWrapper
}

/** Returns the path of an entry, and the published entries that show it. */
export async function findEntryPlaces(
  orm: Orm,
  id: number,
): Promise<{ path: string | null; places: EntryPlace[] }> {
  const entry = await orNotFound(findEntryRow(orm, id))
  const published = await readPublished(orm, entry)
  if (!published || entry.subjectId === null) return { path: null, places: [] }
  const path = (await getKind(entry.kind).resolvePath(published, orm)) ?? null
  const places: EntryPlace[] = []
  for (const showing of listShowing(orm, entry.kind, entry.subjectId))
    places.push(...(await listPlaces(orm, showing, ADMIN_LIST_MAX - places.length)))
  return { path, places }
}

async function findEntryRow(orm: Orm, id: number): Promise<EntryRow | undefined> {
  const [entry] = await orm.select().from(contentEntries).where(eq(contentEntries.id, id))
  return entry
}

async function listPlaces(orm: Orm, { kind, field, keys }: Showing, limit: number): Promise<EntryPlace[]> {
  if (limit <= 0) return []
  const rows = await orm
    .select({ id: contentEntries.id, title: contentEntries.title })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, kind), sql`${contentEntries.subjectId} in ${keys}`))
    .orderBy(asc(contentEntries.title), asc(contentEntries.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, kind, field }))
}

function listShowing(orm: Orm, kind: ContentKindName, key: string): Showing[] {
  if (kind === 'item') return itemShowing(orm, Number(key))
  if (kind === 'material') return materialShowing(orm, key)
  if (kind !== 'price-group') return []
  const keys = orm
    .select({ key: text(catalogPriceGroups.itemId) })
    .from(catalogPriceGroups)
    .innerJoin(priceGroups, eq(priceGroups.id, catalogPriceGroups.groupId))
    .where(eq(priceGroups.erpId, key))
  return [{ kind: 'item', field: 'priceGroups', keys }]
}

function itemShowing(orm: Orm, id: number): Showing[] {
  const showcases = orm
    .select({ key: text(catalogShowcases.landingId) })
    .from(catalogShowcases)
    .where(eq(catalogShowcases.itemId, id))
  const below = orm
    .select({ key: text(catalogItems.id) })
    .from(catalogItems)
    .where(eq(catalogItems.parentId, id))
  return [
    { kind: 'item', field: 'shows', keys: showcases },
    { kind: 'item', field: 'parent', keys: below },
  ]
}

function materialShowing(orm: Orm, erpId: string): Showing[] {
  const unions = alias(materials, 'unions')
  const members = orm
    .select({ key: unions.erpId })
    .from(unionMembers)
    .innerJoin(unions, eq(unions.id, unionMembers.unionId))
    .innerJoin(materials, eq(materials.id, unionMembers.materialId))
    .where(eq(materials.erpId, erpId))
  const groups = orm
    .select({ key: priceGroups.erpId })
    .from(priceGroups)
    .innerJoin(priceCategories, eq(priceCategories.groupId, priceGroups.id))
    .innerJoin(categoryMaterials, eq(categoryMaterials.categoryId, priceCategories.id))
    .innerJoin(materials, eq(materials.id, categoryMaterials.materialId))
    .where(eq(materials.erpId, erpId))
  return [
    { kind: 'material', field: 'members', keys: members },
    { kind: 'price-group', field: 'categories', keys: groups },
  ]
}

const text = (column: SQLWrapper): SQL<string> => sql`${column}::text`

/**
 * Returns the number of paths that change when a draft is published, and the entry's old and new path. With `group`,
 * as if the item were moved to this group; 0 means the top level.
 */
export async function findPathMoves(
  orm: Orm,
  id: number,
  group?: number,
): Promise<{ count: number; from: string | null; to: string | null }> {
  const entry = await orNotFound(findEntryRow(orm, id))
  const kind = getKind(entry.kind)
  const published = await readPublished(orm, entry)
  const draft = inGroup(await findDraft(orm, id), published, group)
  const from = published && (await kind.resolvePath(published, orm))
  const to = draft && (await kind.resolvePath(draft, orm))
  if (!published || !draft || from === undefined || to === undefined || entry.subjectId === null)
    return { count: 0, from: from ?? null, to: to ?? null }
  const isRenamed = 'slug' in published && 'slug' in draft && published.slug !== draft.slug
  const below = isRenamed ? await kind.pathsBelow?.(orm, entry.subjectId) : undefined
  return { count: (from === to ? 0 : 1) + (below?.size ?? 0), from, to }
}

/** With a group, a published item without a draft counts, too. */
function inGroup(draft: Snapshot | undefined, published: Snapshot | undefined, group: number | undefined) {
  const moved = draft ?? published
  if (group === undefined || !moved || !('shows' in moved)) return draft
  return { ...moved, parent: group === 0 ? null : group }
}
