import { BATCH_ENTRIES_MAX, BATCH_TITLE_MAX } from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BatchReason, BatchResult, BatchState } from '@rapport/staff-contract/batches/batches'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { inArray } from 'drizzle-orm'
import { contentEntries } from '../editing/tables.ts'
import type { Author } from '../editing/write-entry.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { contentBatchEntries, contentBatches } from './tables.ts'

/** Rows written in one statement. */
const INSERTED_AT_ONCE = 500

/** Fields to set, by their names: `title`, `seo.title`. */
export type Patch = Record<string, unknown>

/**
 * What is done to one thing: to one that is there as it was at a version, where null changes no field; or to a new one, whose
 * fields are its whole snapshot.
 */
export type BatchWrite =
  | { entryId: number; version: number; patch: Patch | null }
  | { kind: ContentKindName; patch: Patch }

export interface NewBatch {
  reason: BatchReason
  /** What is done, in words. */
  title: string
  result: BatchResult
  /** In the order in which they are to be written: what others name comes before them. */
  writes: BatchWrite[]
}

/** Whoever begins a batch: somebody of the staff. */
export type BatchAuthor = Author & { staffId: number }

/** Notes what is to be done, and does nothing of it. Returns the batch's id. Throws the 422 of none or too many, the 404 of what is gone. */
export async function createBatch(
  tx: Orm,
  { writes, ...fields }: NewBatch,
  { staffId, now }: BatchAuthor,
): Promise<number> {
  if (writes.length === 0) throw refuse(batchMessages.entriesRequired)
  if (writes.length > BATCH_ENTRIES_MAX) throw refuse(batchMessages.entriesTooMany)
  const rows = await toRows(tx, writes)
  const [batch] = await tx
    .insert(contentBatches)
    .values({
      ...fields,
      title: fields.title.slice(0, BATCH_TITLE_MAX),
      state: 'running' satisfies BatchState,
      kinds: [...new Set(rows.map(({ kind }) => kind))],
      total: rows.length,
      createdAt: now,
      createdBy: staffId,
    })
    .returning({ id: contentBatches.id })
  if (!batch) throw new Error('No row of the new batch')
  await insertBatchEntries(tx, batch.id, rows)
  return batch.id
}

const refuse = (message: string) => new ApiError(422, message, { entries: [message] })

type EntryRow = typeof contentBatchEntries.$inferInsert
type NewEntry = Pick<EntryRow, 'entryId' | 'kind' | 'title' | 'versionBefore' | 'patch'>

/** Appends things to a batch, the first of them at a place. */
async function insertBatchEntries(tx: Orm, batchId: number, rows: NewEntry[], first = 0): Promise<void> {
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE) {
    const part = rows.slice(at, at + INSERTED_AT_ONCE)
    const values = part.map((row, index) => ({
      batchId,
      index: first + at + index,
      outcome: 'waiting' as const,
      ...row,
    }))
    await tx.insert(contentBatchEntries).values(values)
  }
}

async function toRows(tx: Orm, writes: BatchWrite[]): Promise<NewEntry[]> {
  const ids = writes.flatMap((write) => ('entryId' in write ? [write.entryId] : []))
  const { id, kind, title } = contentEntries
  const found = new Map<number, { kind: ContentKindName; title: string }>()
  for (let at = 0; at < ids.length; at += INSERTED_AT_ONCE) {
    const part = ids.slice(at, at + INSERTED_AT_ONCE)
    const rows = await tx.select({ id, kind, title }).from(contentEntries).where(inArray(id, part))
    for (const row of rows) found.set(row.id, row)
  }
  return writes.map((write): NewEntry => {
    const { patch } = write
    if (!('entryId' in write)) return { kind: write.kind, title: String(patch?.title ?? ''), patch }
    const entry = found.get(write.entryId)
    if (!entry) throw notFound()
    return { entryId: write.entryId, ...named(entry), versionBefore: write.version, patch }
  })
}

const named = ({ kind, title }: { kind: ContentKindName; title: string }) => ({ kind, title })
