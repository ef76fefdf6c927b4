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

/** Rows per insert statement. */
const INSERTED_AT_ONCE = 500

/** Values by field name: `title`, `seo.title`. */
export type Patch = Record<string, unknown>

/**
 * Write of one entry. An existing entry gets a patch at a version, null means no field changes. The patch of a new
 * entry is its whole snapshot.
 */
export type BatchWrite =
  | { entryId: number; version: number; patch: Patch | null }
  | { kind: ContentKindName; patch: Patch }

export interface NewBatch {
  reason: BatchReason
  /** Description of the change. */
  title: string
  result: BatchResult
  /** In the order of writing. References come before the entries that refer to them. */
  writes: BatchWrite[]
}

/** The staff member who starts a batch. */
export type BatchAuthor = Author & { staffId: number }

/**
 * Creates a batch and writes none of its entries. Returns its id. Throws 422 if it is empty or too large, 404 if an
 * entry is missing.
 */
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

/** Adds rows to a batch, beginning with index `first`. */
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
  const entriesById = new Map<number, { kind: ContentKindName; title: string }>()
  for (let at = 0; at < ids.length; at += INSERTED_AT_ONCE) {
    const part = ids.slice(at, at + INSERTED_AT_ONCE)
    const rows = await tx.select({ id, kind, title }).from(contentEntries).where(inArray(id, part))
    for (const row of rows) entriesById.set(row.id, row)
  }
  return writes.map((write): NewEntry => {
    const { patch } = write
    if (!('entryId' in write)) return { kind: write.kind, title: String(patch?.title ?? ''), patch }
    const entry = entriesById.get(write.entryId)
    if (!entry) throw notFound()
    return { entryId: write.entryId, ...named(entry), versionBefore: write.version, patch }
  })
}

const named = ({ kind, title }: { kind: ContentKindName; title: string }) => ({ kind, title })
