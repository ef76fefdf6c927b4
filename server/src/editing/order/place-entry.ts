import { ORDERED_ENTRIES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { OrderedEntry } from '@rapport/staff-contract/entries/entries'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { saveDraft } from '../drafts.ts'
import { findPresent, listPreviews } from '../entries.ts'
import { contentEntries } from '../tables.ts'
import { type Author, type EntryVersion, lockEntry } from '../write-entry.ts'
import { positionBeside } from './position-beside.ts'

const { id, kind, position } = contentEntries

/** Returns things of a kind in their order, as it is to be: what has no place yet is behind all that has one. */
export async function listInOrder(orm: Orm, name: ContentKindName): Promise<OrderedEntry[]> {
  const entries = await listPreviews(orm, {
    where: eq(kind, name),
    orderBy: [asc(position), asc(id)],
    limit: ORDERED_ENTRIES_MAX,
  })
  const ids = entries.map((entry) => entry.id)
  const places = await orm.select({ id, position }).from(contentEntries).where(inArray(id, ids))
  const placeOf = new Map(places.map((row) => [row.id, row.position]))
  return entries.map((entry) => ({ ...entry, position: placeOf.get(entry.id) ?? null }))
}

/**
 * Has the draft of a thing stand beside another of its kind. Throws the 409 of a stale move, of one beside what is gone or has no
 * place, and of what stands in no order.
 */
export async function placeEntry(
  tx: Orm,
  target: EntryVersion,
  { sibling, side }: { sibling: number; side: 'before' | 'after' },
  author: Author,
): Promise<void> {
  const entry = await lockEntry(tx, target)
  const present = await findPresent(tx, entry)
  if (!present) throw notFound()
  // Where an item stands is said with its group.
  if (!('position' in present) || 'parent' in present) throw new ApiError(409, editingMessages.noOrder)
  const [beside] =
    sibling === entry.id
      ? []
      : await tx
          .select({ position })
          .from(contentEntries)
          .where(and(eq(kind, entry.kind), eq(id, sibling)))
  const at = beside?.position ?? null
  if (at === null) throw new ApiError(409, editingMessages.siblingElsewhere)
  const snapshot = { ...present, position: await positionBeside(tx, entry, { at, side }) }
  await saveDraft(tx, target, { snapshot, reason: 'save' }, author)
}
