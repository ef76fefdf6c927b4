import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { catalogHiddenItems, catalogItems } from '../tables.ts'
import { findKnownItems } from './known-items.ts'

/** Nested groups, at most. */
const DEPTH_MAX = 10

/** Returns the error of an item's parent: it is no group, the item itself, or below the item. */
export async function checkParent(
  tx: Orm,
  { parent, kind, isGroup }: ItemSnapshot,
  id: number | undefined,
  published: ItemSnapshot | undefined,
): Promise<FieldErrors> {
  if (!isGroup && id !== undefined && (await hasChildren(tx, id)))
    return { isGroup: [editingMessages.groupNotEmpty] }
  if (parent === null) return {}
  const group = (await findKnownItems(tx, [parent])).get(parent)
  // An item hidden with its unpublished group can still be edited.
  if (!group) return published?.parent === parent ? {} : { parent: [editingMessages.groupNotOnSite] }
  if (!group.isGroup) return { parent: [editingMessages.parentNoGroup] }
  if (group.kind !== kind) return { parent: [editingMessages.parentOtherKind] }
  return checkAncestors(tx, parent, id)
}

async function checkAncestors(tx: Orm, parent: number, id: number | undefined): Promise<FieldErrors> {
  let above: number | null | undefined = parent
  for (let depth = 1; above != null; depth += 1) {
    if (above === id) return { parent: [editingMessages.parentBelowItself] }
    if (depth >= DEPTH_MAX) return { parent: [editingMessages.groupsTooDeep(DEPTH_MAX)] }
    above = (await findKnownItems(tx, [above])).get(above)?.parent
  }
  return {}
}

async function hasChildren(tx: Orm, id: number): Promise<boolean> {
  const shown = tx.select({ id: catalogItems.id }).from(catalogItems).where(eq(catalogItems.parentId, id))
  const hidden = tx
    .select({ id: catalogHiddenItems.id })
    .from(catalogHiddenItems)
    .where(eq(catalogHiddenItems.parentId, id))
  return (await shown.limit(1)).length > 0 || (await hidden.limit(1)).length > 0
}
