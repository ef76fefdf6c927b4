import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { movePaths } from '../../seo/commands.ts'
import { catalogHiddenItems } from '../tables.ts'
import { findItemPath, listChildPaths } from './item-paths.ts'
import { readItems } from './read-items.ts'

/** A published item below an unpublished group, and its former path. */
type HiddenItem = typeof catalogHiddenItems.$inferSelect

/** Returns a hidden item. */
export const findHidden = async (orm: Orm, id: number): Promise<HiddenItem | undefined> =>
  (await listHidden(orm, [id]))[0]

/** Returns the hidden items among `ids`. */
export const listHidden = async (orm: Orm, ids: number[]): Promise<HiddenItem[]> =>
  ids.length === 0 ? [] : orm.select().from(catalogHiddenItems).where(inArray(catalogHiddenItems.id, ids))

/** Returns the hidden direct children of a group. */
export const listHiddenChildren = (orm: Orm, groupId: number): Promise<HiddenItem[]> =>
  orm
    .select()
    .from(catalogHiddenItems)
    .where(eq(catalogHiddenItems.parentId, groupId))
    .orderBy(asc(catalogHiddenItems.id))

/** Hides an item until its group is published. */
export async function hideItem(tx: Orm, id: number, snapshot: ItemSnapshot): Promise<void> {
  if (snapshot.parent === null) return
  const row = { parentId: snapshot.parent, snapshot }
  await tx
    .insert(catalogHiddenItems)
    .values({ id, ...row, path: (await findItemPath(tx, id)) ?? null })
    // The path stays that of the time when it was visible.
    .onConflictDoUpdate({ target: catalogHiddenItems.id, set: row })
}

/** Hides all descendants of a group; returns their keys. Their public rows still exist. */
export async function hideBelow(tx: Orm, groupId: number): Promise<number[]> {
  const hidden: number[] = []
  for (const above of breadthFirst(groupId, hidden)) {
    const paths = await listChildPaths(tx, above)
    const ids = [...paths.keys()].map(Number)
    const items = await readItems(tx, ids)
    for (const [id, snapshot] of items)
      await tx
        .insert(catalogHiddenItems)
        .values({ id, parentId: above, snapshot, path: paths.get(String(id)) ?? null })
    hidden.push(...ids)
  }
  return hidden
}

/** Yields a group, then everything found below it meanwhile. */
function* breadthFirst(first: number, found: number[]): Generator<number> {
  yield first
  for (let at = 0; at < found.length; at += 1) yield found[at] ?? first
}

/** Removes an item from the hidden ones. */
export async function unhide(tx: Orm, id: number): Promise<void> {
  await tx.delete(catalogHiddenItems).where(eq(catalogHiddenItems.id, id))
}

/** Redirects the path that an item had before it was hidden to its new path. */
export async function redirectShown(tx: Orm, id: number, formerPath: string | null): Promise<void> {
  const path = await findItemPath(tx, id)
  if (formerPath !== null && path !== undefined) await movePaths(tx, [[formerPath, path]])
}
