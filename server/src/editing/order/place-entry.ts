import { ORDERED_ENTRIES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { OrderedEntry } from '@rapport/staff-contract/entries/entries'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { saveDraft } from '../drafts.ts'
import { findCurrentSnapshot, listPreviews } from '../entries.ts'
import { contentEntries } from '../tables.ts'
import { type Author, type EntryVersion, lockEntry } from '../write-entry.ts'
import { positionBeside } from './position-beside.ts'

const { id, kind, position } = contentEntries

/** Returns the entries of a kind in the order of their drafts. Entries without a position are last. */
export async function listInOrder(orm: Orm, name: ContentKindName): Promise<OrderedEntry[]> {
  const entries = await listPreviews(orm, {
    where: eq(kind, name),
    orderBy: [asc(position), asc(id)],
    limit: ORDERED_ENTRIES_MAX,
  })
  const ids = entries.map((entry) => entry.id)
  const places = await orm.select({ id, position }).from(contentEntries).where(inArray(id, ids))
  const positions = new Map(places.map((row) => [row.id, row.position]))
  return entries.map((entry) => ({ ...entry, position: positions.get(entry.id) ?? null }))
}

/**
 * Moves an entry beside another of its kind, in its draft. Throws 409 if the version is stale, the sibling is missing
 * or has no position, or the kind has no order.
 */
export async function placeEntry(
  tx: Orm,
  target: EntryVersion,
  { sibling, side }: { sibling: number; side: 'before' | 'after' },
  author: Author,
): Promise<void> {
  const entry = await lockEntry(tx, target)
  const current = await findCurrentSnapshot(tx, entry)
  if (!current) throw notFound()
  // Items are moved within the tree, see `moveItem`.
  if (!('position' in current) || 'parent' in current) throw new ApiError(409, editingMessages.noOrder)
  const [beside] =
    sibling === entry.id
      ? []
      : await tx
          .select({ position })
          .from(contentEntries)
          .where(and(eq(kind, entry.kind), eq(id, sibling)))
  const at = beside?.position ?? null
  if (at === null) throw new ApiError(409, editingMessages.siblingElsewhere)
  const snapshot = { ...current, position: await positionBeside(tx, entry, { at, side }) }
  await saveDraft(tx, target, { snapshot, reason: 'save' }, author)
}
