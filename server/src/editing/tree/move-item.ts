import { messages } from '@rapport/contract/errors/messages'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { saveDraft } from '../drafts.ts'
import { type EntryRow, findCurrentSnapshot } from '../entries.ts'
import { positionBeside } from '../order/position-beside.ts'
import { contentEntries } from '../tables.ts'
import { type Author, type EntryVersion, lockEntry } from '../write-entry.ts'
import { findNode, isInGroup } from './item-nodes.ts'

/** Target of a move. `parent` is the key of a group, `sibling` the id of an entry. */
interface ItemPlace {
  parent: number | null
  sibling: number | null
  side: 'before' | 'after'
}

const { id, position, subjectId } = contentEntries

/** Moves an item in its draft. Throws 422 for an invalid parent, 409 if the sibling was deleted or moved. */
export async function moveItem(
  tx: Orm,
  target: EntryVersion,
  place: ItemPlace,
  author: Author,
): Promise<void> {
  const entry = await lockEntry(tx, target)
  const current = entry.kind === 'item' ? await findCurrentSnapshot(tx, entry) : undefined
  if (!current) throw notFound()
  if (place.parent !== null) await requireGroup(tx, entry, place.parent)
  const snapshot: ItemSnapshot = {
    ...(current as ItemSnapshot),
    parent: place.parent,
    position: await findPosition(tx, entry, place),
  }
  await saveDraft(tx, target, { snapshot, reason: 'save' }, author)
}

/** Throws 422 if the parent is not a group, is the item itself or is below it. */
export async function requireGroup(tx: Orm, entry: EntryRow, parent: number): Promise<void> {
  const refuse = (message: string) => new ApiError(422, messages.invalid, { parent: [message] })
  const group = await findNode(tx, parent)
  if (!group) throw refuse(editingMessages.groupNotOnSite)
  if (!group.node.isGroup) throw refuse(editingMessages.parentNoGroup)
  const seen = new Set<number>()
  for (let above: number | null = parent; above !== null && !seen.has(above); ) {
    if (String(above) === entry.subjectId) throw refuse(editingMessages.parentBelowItself)
    seen.add(above)
    above = (await findNode(tx, above))?.node.parent ?? null
  }
}

/**
 * Returns a position between the two neighbours. Positions are unique in the whole catalogue: lists across groups
 * keep their order, and no other item is written.
 */
async function findPosition(
  tx: Orm,
  entry: EntryRow,
  { parent, sibling, side }: ItemPlace,
): Promise<number | null> {
  const beside = sibling === null ? await findLast(tx, entry, parent) : await findSibling(tx, sibling, parent)
  // The first child of an empty group gets a position after the group itself.
  const at = beside?.position ?? (parent === null ? null : (await findNode(tx, parent))?.position) ?? null
  if (at === null) return null
  return positionBeside(tx, entry, { at, side: sibling === null ? 'after' : side })
}

async function findLast(tx: Orm, entry: EntryRow, parent: number | null) {
  const [last] = await tx
    .select({ position })
    .from(contentEntries)
    .where(and(isInGroup(parent), ne(id, entry.id), isNotNull(position)))
    .orderBy(desc(position))
    .limit(1)
  return last
}

async function findSibling(tx: Orm, sibling: number, parent: number | null) {
  const [row] = await tx
    .select({ position, key: subjectId })
    .from(contentEntries)
    .where(and(isInGroup(parent), eq(id, sibling)))
  if (!row) throw new ApiError(409, editingMessages.siblingElsewhere)
  return row
}
