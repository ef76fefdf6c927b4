import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import { eq } from 'drizzle-orm'
import { type EntryRow, readPublished } from '../editing/entries.ts'
import type { Snapshot } from '../editing/kinds.ts'
import { republishEntry, takeDownEntry } from '../editing/publish.ts'
import { requireWritable } from '../editing/require-writable.ts'
import { contentDrafts, contentEntries } from '../editing/tables.ts'
import { trashEntry } from '../editing/trash/trash-entry.ts'
import { findSnapshot } from '../editing/versions.ts'
import { type Author, listedColumns, raiseVersion } from '../editing/write-entry.ts'
import type { Orm } from '../platform/database/database.ts'
import { type BatchEntryRow, type EntryOutcome, lockAt } from './write-batch-entry.ts'

/**
 * Restores the draft and the published content from before the batch, with one version. Trashes an entry that the
 * batch created. Throws 4xx if the entry has changed since.
 */
export async function undoBatchEntry(tx: Orm, row: BatchEntryRow, author: Author): Promise<EntryOutcome> {
  const entry = await lockAt(tx, row.entryId, row.versionAfter, batchMessages.changedAfter)
  if (row.versionBefore === null) await trashEntry(tx, entry, author)
  else if (row.outcome === 'drafted') await restoreDraft(tx, entry, row, author)
  else await restoreSite(tx, entry, row, author)
  // The list of undone entries shows their restored titles.
  const [{ title } = entry] = await tx
    .select({ title: contentEntries.title })
    .from(contentEntries)
    .where(eq(contentEntries.id, entry.id))
  return { outcome: 'undone', title, reason: null }
}

async function restoreSite(
  tx: Orm,
  entry: EntryRow,
  { draftBefore, publishedBefore }: BatchEntryRow,
  author: Author,
): Promise<void> {
  // Restores the draft first: unpublication keeps it, and a republication updates lists from it.
  await putBack(tx, entry, draftBefore)
  if (publishedBefore === null) {
    await takeDownEntry(tx, entry, author)
    return
  }
  const wanted = await findSnapshot(tx, entry, publishedBefore)
  if (wanted) requireWritable(entry.kind, (await readPublished(tx, entry)) ?? wanted, wanted, author)
  await republishEntry(tx, entry, author, { number: publishedBefore, reason: 'undo' })
}

async function restoreDraft(
  tx: Orm,
  entry: EntryRow,
  { draftBefore }: BatchEntryRow,
  author: Author,
): Promise<void> {
  const [written] = await tx.select().from(contentDrafts).where(eq(contentDrafts.entryId, entry.id))
  const current = draftBefore ?? (await readPublished(tx, entry))
  const difference = current && { before: written?.snapshot, after: current }
  if (current && written) requireWritable(entry.kind, written.snapshot, current, author)
  await putBack(tx, entry, draftBefore)
  await raiseVersion(
    tx,
    entry,
    {
      ...(draftBefore && { version: { snapshot: draftBefore, reason: 'undo', isPublished: false } }),
      ...(current && { columns: listedColumns(entry.kind, current) }),
      ...(difference && { difference }),
      ...(draftBefore ? {} : { change: { draft: 'discarded' } }),
    },
    author,
  )
}

async function putBack(tx: Orm, entry: EntryRow, snapshot: Snapshot | null): Promise<void> {
  const { entryId } = contentDrafts
  if (!snapshot) await tx.delete(contentDrafts).where(eq(entryId, entry.id))
  else
    await tx
      .insert(contentDrafts)
      .values({ entryId: entry.id, snapshot })
      .onConflictDoUpdate({ target: entryId, set: { snapshot } })
}
