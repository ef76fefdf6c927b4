import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { VersionReason } from '@rapport/staff-contract/entries/entries'
import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, orNotFound } from '../platform/http/api-error.ts'
import { type EntryRow, findDraft, findLastPublished, readPublished } from './entries.ts'
import { getKind, type Snapshot } from './kinds.ts'
import { requireWritable } from './require-writable.ts'
import { contentDrafts, contentEntries } from './tables.ts'
import { linkPages } from './texts/text-links.ts'
import { findVersions } from './versions.ts'
import {
  type Author,
  type EntryVersion,
  type EntryWrite,
  listedColumns,
  lockEntry,
  raiseVersion,
} from './write-entry.ts'

/**
 * Returns a draft as it is stored: cleaned, with page keys in its links. Throws 422 per field that is invalid as
 * typed or as stored. Cleaning and linking can make a text longer.
 */
export async function parseDraft(tx: Orm, name: ContentKindName, fields: unknown): Promise<Snapshot> {
  const kind = getKind(name)
  const snapshot = await linkPages(tx, kind, kind.parseDraft(fields))
  kind.requireStorable(snapshot)
  return snapshot
}

/** Inserts an entry and its draft. The caller must increment its version. */
export async function insertEntry(
  tx: Orm,
  { kind, snapshot: fields }: { kind: ContentKindName; snapshot: unknown },
  author: Author,
): Promise<{ entry: EntryRow; snapshot: Snapshot }> {
  const snapshot = await parseDraft(tx, kind, fields)
  const { now, staffId } = author
  const subjectId = (await getKind(kind).allocate?.(tx)) ?? null
  const [entry] = await tx
    .insert(contentEntries)
    .values({
      kind,
      subjectId,
      ...listedColumns(kind, snapshot),
      version: 0,
      updatedAt: now,
      updatedBy: staffId,
    })
    .returning()
  if (!entry) throw new Error('No row of the new entry')
  await tx.insert(contentDrafts).values({ entryId: entry.id, snapshot })
  return { entry, snapshot }
}

/** Creates an entry with a draft. Returns the id of the entry. */
export async function createEntry(
  tx: Orm,
  fields: { kind: ContentKindName; snapshot: unknown },
  author: Author,
): Promise<number> {
  const { entry, snapshot } = await insertEntry(tx, fields, author)
  const version = { snapshot, reason: 'save' as const, isPublished: false }
  await raiseVersion(tx, entry, { version, difference: { before: undefined, after: snapshot } }, author)
  return entry.id
}

/** Replaces the draft of an entry. */
export async function saveDraft(
  tx: Orm,
  target: EntryVersion,
  { snapshot: fields, reason }: { snapshot: unknown; reason: VersionReason },
  author: Author,
): Promise<void> {
  const entry = await lockEntry(tx, target)
  const { before, snapshot } = await putDraft(tx, entry, fields, author)
  const write: EntryWrite = {
    version: { snapshot, reason, isPublished: false },
    columns: listedColumns(entry.kind, snapshot),
    difference: { before, after: snapshot },
  }
  await raiseVersion(tx, entry, write, author)
}

/** Replaces the draft of a locked entry. The caller must increment its version. */
export async function putDraft(
  tx: Orm,
  entry: EntryRow,
  fields: unknown,
  author: Author,
): Promise<{ before: Snapshot | undefined; snapshot: Snapshot }> {
  const snapshot = await parseDraft(tx, entry.kind, fields)
  const before = (await findDraft(tx, entry.id)) ?? (await readPublished(tx, entry))
  requireWritable(entry.kind, before, snapshot, author)
  await tx
    .insert(contentDrafts)
    .values({ entryId: entry.id, snapshot })
    .onConflictDoUpdate({ target: contentDrafts.entryId, set: { snapshot } })
  return { before, snapshot }
}

/** Deletes a draft, and its entry if it was never published. Throws 409 if there is no draft. */
export async function discardDraft(tx: Orm, target: EntryVersion, author: Author): Promise<void> {
  const entry = await lockEntry(tx, target)
  const draft = await findDraft(tx, entry.id)
  if (!draft) throw new ApiError(409, editingMessages.nothingToDiscard)
  const remaining = (await readPublished(tx, entry)) ?? (await findLastPublished(tx, entry.id))
  requireWritable(entry.kind, remaining, draft, author)
  await tx.delete(contentDrafts).where(eq(contentDrafts.entryId, entry.id))
  const columns = remaining ? listedColumns(entry.kind, remaining) : {}
  await raiseVersion(tx, entry, { columns, change: { draft: 'discarded' } }, author)
  if (!remaining) await tx.delete(contentEntries).where(eq(contentEntries.id, entry.id))
}

/** Saves a version as the draft and publishes nothing. Returns the id of the entry. */
export async function restoreVersion(tx: Orm, target: EntryVersion, author: Author): Promise<number> {
  const stored = await orNotFound(findVersions(tx, [target.id]).then(([version]) => version))
  const { entryId, snapshot } = stored as { entryId: number; snapshot: Snapshot }
  await saveDraft(tx, { id: entryId, version: target.version }, { snapshot, reason: 'restore' }, author)
  return entryId
}
