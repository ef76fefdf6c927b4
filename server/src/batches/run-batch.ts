import { BATCH_AT_ONCE_MAX, BATCH_REASON_MAX } from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import { WRITTEN_OUTCOMES } from '@rapport/staff-contract/batches/batches'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { contentEntries } from '../editing/tables.ts'
import { media } from '../media/tables.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import { writeAudit } from '../staff/audit/audit-log.ts'
import { lockStaff } from '../staff/queries.ts'
import type { BatchAuthor } from './create-batch.ts'
import { deleteRedirects } from './delete-redirects.ts'
import { countOutcomes } from './queries.ts'
import { type BatchRow, contentBatchEntries, contentBatches } from './tables.ts'
import { type BatchEntryRow, writeBatchEntry } from './write-batch-entry.ts'
import { type WriteDeps, writeOne } from './write-one.ts'

/** The queue of batches with more than BATCH_AT_ONCE_MAX entries. Also the audit action of its writes. */
export const BATCH_QUEUE = 'content-batch'

/** Entries per transaction of a job, which locks their rows. */
export const STEP_ENTRIES = 10
/** Steps per job. The job enqueues the next one. */
const STEPS_MAX = 500

export interface BatchDeps {
  database: Database
  jobs: Jobs
  now: Clock
  log: FastifyBaseLogger
}

/** Starts a batch or its undo. Up to BATCH_AT_ONCE_MAX entries are written in this transaction, more by a job. */
export async function startBatch(
  tx: Orm,
  batchId: number,
  deps: WriteDeps,
  author: BatchAuthor,
): Promise<void> {
  const batch = await lockBatch(tx, batchId)
  if (!batch) throw new Error(`No batch ${batchId}`)
  if (batch.total > BATCH_AT_ONCE_MAX) await deps.jobs.enqueue(tx, BATCH_QUEUE, jobId(batch, 0))
  else await doStep(tx, batch, BATCH_AT_ONCE_MAX, author, deps)
}

/** The state separates the jobs of a batch from those of its undo. */
const jobId = ({ id, state }: BatchRow, part: number) => `${id}/${state}/${part}`

/**
 * Runs the job of a batch, each step in its own transaction. After a crash the job repeats at most one step. Stops if
 * the author has lost access.
 */
export async function runBatchJob(id: string, deps: BatchDeps): Promise<void> {
  const [batchId = 0, , part = 0] = id.split('/').map(Number)
  for (let step = 1; step <= STEPS_MAX; step += 1) {
    const isLast = step === STEPS_MAX
    const isMore = await deps.database.orm.transaction(async (tx) => {
      const begun = await lockBegun(tx, batchId)
      if (!begun) return false
      const { batch, staffId, role } = begun
      const now = deps.now()
      if (role === undefined) {
        await tx
          .update(contentBatches)
          .set({ state: 'stopped', failure: batchMessages.stopped })
          .where(eq(contentBatches.id, batchId))
        return false
      }
      const author: BatchAuthor = {
        staffId,
        role,
        now,
        audit: (inner, entry) =>
          writeAudit(inner, { at: now, staffId, sessionId: null, ip: '', action: BATCH_QUEUE }, entry),
      }
      const left = await doStep(tx, batch, STEP_ENTRIES, author, deps)
      if (left && isLast) await deps.jobs.enqueue(tx, BATCH_QUEUE, jobId(batch, part + 1))
      return left
    })
    if (!isMore) return
  }
}

const lockBatch = async (tx: Orm, id: number): Promise<BatchRow | undefined> =>
  (await tx.select().from(contentBatches).where(eq(contentBatches.id, id)).for('update'))[0]

/** Locks the author, then the batch, in the same order as an endpoint. Returns undefined if the batch is finished. */
async function lockBegun(tx: Orm, id: number) {
  const [started] = await tx.select().from(contentBatches).where(eq(contentBatches.id, id))
  if (!started) return undefined
  const staffId = started.state === 'undoing' ? (started.undoneBy ?? started.createdBy) : started.createdBy
  const member = await lockStaff(tx, staffId)
  const batch = await lockBatch(tx, id)
  if (!batch || (batch.state !== 'running' && batch.state !== 'undoing')) return undefined
  return { batch, staffId, role: member?.blockedAt ? undefined : member?.role }
}

/**
 * Writes a batch in this transaction, all entries or none. On an error it throws the result of `refuse`, so the
 * transaction must be rolled back. `getPatch` receives the ids of the entries written before.
 */
export async function writeWholeBatch(
  tx: Orm,
  batchId: number,
  { getPatch, refuse }: WholeBatchOptions,
  author: BatchAuthor,
): Promise<void> {
  const batch = await lockBatch(tx, batchId)
  if (!batch) throw new Error(`No batch ${batchId}`)
  const { index } = contentBatchEntries
  const ofBatch = eq(contentBatchEntries.batchId, batchId)
  const rows = await tx.select().from(contentBatchEntries).where(ofBatch).orderBy(asc(index))
  await lockInOrder(tx, rows)
  const audited = auditedAuthor(batch, author)
  const written = new Map<number, number>()
  for (const row of rows) {
    const patch = getPatch(row.index, row.patch, written)
    const outcome = await writeBatchEntry(tx, { ...row, patch: await patch }, batch, audited).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.status >= 500) throw error
        throw refuse(row.index, Object.values(error.fields).flat()[0] ?? error.message)
      },
    )
    const entryId = outcome.entryId ?? row.entryId
    if (entryId !== null) written.set(row.index, entryId)
    const reason = outcome.reason?.slice(0, BATCH_REASON_MAX) ?? null
    await tx
      .update(contentBatchEntries)
      .set({ ...outcome, reason })
      .where(and(ofBatch, eq(index, row.index)))
  }
  await endBatch(tx, batch, author)
}

interface WholeBatchOptions {
  getPatch(
    index: number,
    patch: BatchEntryRow['patch'],
    written: ReadonlyMap<number, number>,
  ): Promise<BatchEntryRow['patch']> | BatchEntryRow['patch']
  /** Returns the error to throw for an entry. */
  refuse(index: number, reason: string): Error
}

/** Adds the id and state of the batch to each audit row. */
const auditedAuthor = ({ id: batch, state: step }: BatchRow, author: BatchAuthor): BatchAuthor => ({
  ...author,
  audit: (inner, entry) => author.audit(inner, { ...entry, after: { ...entry.after, batch, step } }),
})

/** Writes the next entries of a locked batch. Returns false after the last one. */
async function doStep(
  tx: Orm,
  batch: BatchRow,
  limit: number,
  author: BatchAuthor,
  deps: WriteDeps,
): Promise<boolean> {
  const { batchId, outcome, index } = contentBatchEntries
  const isUndoing = batch.state === 'undoing'
  const rows = await tx
    .select()
    .from(contentBatchEntries)
    .where(and(eq(batchId, batch.id), inArray(outcome, isUndoing ? WRITTEN_OUTCOMES : ['waiting'])))
    .orderBy(isUndoing ? desc(index) : asc(index))
    .limit(limit)
  await lockInOrder(tx, rows)
  const ofBatch = auditedAuthor(batch, author)
  for (const row of rows) {
    const written = await writeOne(tx, row, batch, ofBatch, deps)
    await tx
      .update(contentBatchEntries)
      .set({ ...written, reason: written.reason?.slice(0, BATCH_REASON_MAX) ?? null })
      .where(and(eq(batchId, batch.id), eq(index, row.index)))
  }
  if (rows.length === limit && limit < batch.total) return true
  await endBatch(tx, batch, author)
  return false
}

/** Locks in the order of ids like every other write, to avoid deadlocks. */
async function lockInOrder(tx: Orm, rows: BatchEntryRow[]): Promise<void> {
  const ids = rows.flatMap(({ entryId }) => entryId ?? [])
  const { id } = contentEntries
  await tx.select({ id }).from(contentEntries).where(inArray(id, ids)).orderBy(asc(id)).for('update')
  const pictures = rows.flatMap(({ mediaId }) => mediaId ?? [])
  if (pictures.length === 0) return
  const isOne = inArray(media.id, pictures)
  await tx.select({ id: media.id }).from(media).where(isOne).orderBy(asc(media.id)).for('update')
}

/** Marks a batch as done or undone, and adds an audit row with its outcomes. */
async function endBatch(tx: Orm, batch: BatchRow, { now, audit }: BatchAuthor): Promise<void> {
  const isUndoing = batch.state === 'undoing'
  if (isUndoing) await deleteRedirects(tx, batch.redirects ?? [], audit)
  const ended = isUndoing ? { state: 'undone' as const, undoneAt: now } : { state: 'done' as const }
  await tx.update(contentBatches).set(ended).where(eq(contentBatches.id, batch.id))
  const outcomes = (await countOutcomes(tx, [batch.id])).get(batch.id) ?? {}
  await audit(tx, {
    subject: 'batch',
    subjectId: batch.id,
    title: batch.title,
    after: { entries: batch.total, ...outcomes },
  })
}
