import type { ItemSnapshot } from '@rapport/contract/editing/snapshots/item-snapshot'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { moveAddresses } from '../../seo/commands.ts'
import { catalogHiddenItems } from '../tables.ts'
import { findItemPath, listChildPaths } from './item-paths.ts'
import { readItems } from './read-items.ts'

/** An item that is published below a group that is not on the site, and the address it had there. */
type HiddenItem = typeof catalogHiddenItems.$inferSelect

/** Returns an item that waits for its group. */
export const findHidden = async (orm: Orm, id: number): Promise<HiddenItem | undefined> =>
  (await listHidden(orm, [id]))[0]

/** Returns those of some items that wait for their groups. */
export const listHidden = async (orm: Orm, ids: number[]): Promise<HiddenItem[]> =>
  ids.length === 0 ? [] : orm.select().from(catalogHiddenItems).where(inArray(catalogHiddenItems.id, ids))

/** Returns what waits right below a group. */
export const listHiddenChildren = (orm: Orm, groupId: number): Promise<HiddenItem[]> =>
  orm
    .select()
    .from(catalogHiddenItems)
    .where(eq(catalogHiddenItems.parentId, groupId))
    .orderBy(asc(catalogHiddenItems.id))

/** Has an item wait for its group. */
export async function hideItem(tx: Orm, id: number, snapshot: ItemSnapshot): Promise<void> {
  if (snapshot.parent === null) return
  const row = { parentId: snapshot.parent, snapshot }
  await tx
    .insert(catalogHiddenItems)
    .values({ id, ...row, path: (await findItemPath(tx, id)) ?? null })
    // The address it was known by stays that of when it was shown.
    .onConflictDoUpdate({ target: catalogHiddenItems.id, set: row })
}

/** Has all that stands below a group wait for it; returns their keys, of whom the rows are still there. */
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

/** Goes through a group and then through all that is found below it meanwhile. */
function* breadthFirst(first: number, found: number[]): Generator<number> {
  yield first
  for (let at = 0; at < found.length; at += 1) yield found[at] ?? first
}

/** Has an item wait no longer. */
export async function unhide(tx: Orm, id: number): Promise<void> {
  await tx.delete(catalogHiddenItems).where(eq(catalogHiddenItems.id, id))
}

/** Has the address that an item had before it was hidden lead to the one under which it is back. */
export async function redirectShown(tx: Orm, id: number, formerPath: string | null): Promise<void> {
  const path = await findItemPath(tx, id)
  if (formerPath !== null && path !== undefined) await moveAddresses(tx, [[formerPath, path]])
}
