import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { EntryRow } from '../entries.ts'
import { getKind } from '../kinds.ts'
import { republishEntry, takeDownEntry } from '../publish.ts'
import { contentEntries, contentSchedules, isInUse } from '../tables.ts'
import {
  type Author,
  type EntryVersion,
  lockEntry,
  lockPublications,
  lockVersion,
  raiseVersion,
} from '../write-entry.ts'

const { id, kind, parent, subjectId, trashedAt } = contentEntries

/** Moves an entry to the trash with its draft, and unpublishes it. Throws 409 if the site or another entry needs it. */
export async function trashEntry(tx: Orm, target: EntryVersion, author: Author): Promise<void> {
  await lockPublications(tx)
  const entry = await lockEntry(tx, target)
  if (!getKind(entry.kind).remove) throw new ApiError(409, editingMessages.required)
  if (await hasChildren(tx, entry)) throw new ApiError(409, editingMessages.groupNotEmpty)
  const wasOnSite = entry.publishedVersion !== null
  const left = wasOnSite ? await takeDownEntry(tx, entry, author) : entry
  await tx.delete(contentSchedules).where(eq(contentSchedules.entryId, entry.id))
  const columns = { trashedAt: author.now, wasOnSite }
  await raiseVersion(tx, left, { columns, change: { trashed: true } }, author)
}

async function hasChildren(tx: Orm, entry: EntryRow): Promise<boolean> {
  if (entry.kind !== 'item' || entry.subjectId === null) return false
  const below = and(eq(kind, 'item'), eq(parent, Number(entry.subjectId)), isInUse)
  return (await tx.select({ id }).from(contentEntries).where(below).limit(1)).length > 0
}

/**
 * Restores an entry, published as before or as a draft only. Throws 409 if its group is in the trash, 422 if it can't
 * be published, for example because its path is taken.
 */
export async function restoreEntry(
  tx: Orm,
  target: EntryVersion,
  as: 'before' | 'draft',
  author: Author,
): Promise<void> {
  const entry = await lockVersion(tx, target)
  if (!entry.trashedAt) throw new ApiError(409, editingMessages.notInTrash)
  if (await isGroupTrashed(tx, entry)) throw new ApiError(409, editingMessages.groupInTrash)
  const columns = { trashedAt: null, wasOnSite: false }
  const restored = await raiseVersion(tx, entry, { columns, change: { trashed: false } }, author)
  if (!entry.wasOnSite || as === 'draft') return
  await republishEntry(tx, restored, author)
}

async function isGroupTrashed(tx: Orm, entry: EntryRow): Promise<boolean> {
  if (entry.parent === null) return false
  const group = and(eq(kind, entry.kind), eq(subjectId, String(entry.parent)), isNotNull(trashedAt))
  return (await tx.select({ id }).from(contentEntries).where(group)).length > 0
}
