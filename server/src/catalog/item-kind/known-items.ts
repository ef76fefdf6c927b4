import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { catalogHiddenItems, catalogItems } from '../tables.ts'

/** Fields of an item that other items must agree with. */
export type KnownItem = Pick<ItemSnapshot, 'kind' | 'isGroup' | 'parent'>

/** Returns published items by key, hidden ones included. */
export async function findKnownItems(orm: Orm, ids: number[]): Promise<Map<number, KnownItem>> {
  if (ids.length === 0) return new Map()
  const { id, kind, isGroup, parentId: parent } = catalogItems
  const shown = await orm.select({ id, kind, isGroup, parent }).from(catalogItems).where(inArray(id, ids))
  const hidden = await orm
    .select({ id: catalogHiddenItems.id, snapshot: catalogHiddenItems.snapshot })
    .from(catalogHiddenItems)
    .where(inArray(catalogHiddenItems.id, ids))
  return new Map([
    ...shown.map(({ id: key, ...item }): [number, KnownItem] => [key, item]),
    ...hidden.map((row): [number, KnownItem] => [row.id, row.snapshot]),
  ])
}
