import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { parents } from '../cards.ts'
import { catalogItems } from '../tables.ts'

/** Returns a published group. */
export async function findGroup(orm: Orm, id: number): Promise<{ slug: string } | undefined> {
  const { slug, isGroup } = catalogItems
  const [group] = await orm
    .select({ slug })
    .from(catalogItems)
    .where(and(eq(catalogItems.id, id), eq(isGroup, true)))
  return group
}

/** Returns the path of an item's snapshot; undefined if its group is unpublished. */
export async function pathOfItem(
  { slug, kind, parent }: Pick<ItemSnapshot, 'slug' | 'kind' | 'parent'>,
  orm: Orm,
): Promise<string | undefined> {
  if (parent === null) return catalogItemPath({ slug, kind, parentSlug: null })
  const group = await findGroup(orm, parent)
  return group && catalogItemPath({ slug, kind, parentSlug: group.slug })
}

/** Returns the path of a published item. */
export async function findItemPath(orm: Orm, id: number): Promise<string | undefined> {
  return (await listPaths(orm, eq(catalogItems.id, id))).get(String(id))
}

/** Returns the paths of a group's direct children, by key: only these contain its slug. */
export const listChildPaths = (orm: Orm, groupId: number): Promise<Map<string, string>> =>
  listPaths(orm, eq(catalogItems.parentId, groupId))

async function listPaths(orm: Orm, where: SQL): Promise<Map<string, string>> {
  const { id, slug, kind } = catalogItems
  const rows = await orm
    .select({ id, slug, kind, parentSlug: sql<string | null>`${parents.slug}` })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(where)
  return new Map(rows.map((row) => [String(row.id), catalogItemPath(row)]))
}
