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
 * Makes one thing what it was before its batch, with one version: its draft, and what is on the site. What the batch created goes to
 * the trash. Throws the 4xx of what stands against it, as a change since.
 */
export async function undoBatchEntry(tx: Orm, row: BatchEntryRow, author: Author): Promise<EntryOutcome> {
  const entry = await lockAt(tx, row.entryId, row.versionAfter, batchMessages.changedAfter)
  if (row.versionBefore === null) await trashEntry(tx, entry, author)
  else if (row.outcome === 'drafted') await restoreDraft(tx, entry, row, author)
  else await restoreSite(tx, entry, row, author)
  // A list of what was taken back calls each thing as it is called again.
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
  // Taking down leaves the draft; publishing drops it, and so it is put back first: lists show a thing as its draft has it.
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
  const present = draftBefore ?? (await readPublished(tx, entry))
  const difference = present && { before: written?.snapshot, after: present }
  if (present && written) requireWritable(entry.kind, written.snapshot, present, author)
  await putBack(tx, entry, draftBefore)
  await raiseVersion(
    tx,
    entry,
    {
      ...(draftBefore && { version: { snapshot: draftBefore, reason: 'undo', isPublished: false } }),
      ...(present && { columns: listedColumns(entry.kind, present) }),
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
