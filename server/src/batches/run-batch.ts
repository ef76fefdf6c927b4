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
import { countOutcomes } from './queries.ts'
import { type BatchRow, contentBatchEntries, contentBatches } from './tables.ts'
import { type BatchEntryRow, writeBatchEntry } from './write-batch-entry.ts'
import { type WriteDeps, writeOne } from './write-one.ts'

/** The queue of batches above BATCH_AT_ONCE_MAX, and what the audit log calls what it does. */
export const BATCH_QUEUE = 'content-batch'

/** Entries of one transaction of a job: their rows are locked until it ends. */
export const STEP_ENTRIES = 10
/** Steps of one job; a job that goes on follows. */
const STEPS_MAX = 500

export interface BatchDeps {
  database: Database
  jobs: Jobs
  now: Clock
  log: FastifyBaseLogger
}

/**
 * Does what a batch that is running, or being undone, says: here and now in this transaction up to BATCH_AT_ONCE_MAX things, beyond
 * that by a job.
 */
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

/** A batch that is done and one that is taken back are two jobs. */
const jobId = ({ id, state }: BatchRow, part: number) => `${id}/${state}/${part}`

/**
 * Does the jobs of batches, step by step, each in a transaction of its own: a process that dies loses one step, which is done again.
 * Whoever began it has to be allowed to still.
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

/** Locks who began a batch, or its undoing, and then the batch, in the order in which a call does; undefined: nothing is left to do. */
async function lockBegun(tx: Orm, id: number) {
  const [found] = await tx.select().from(contentBatches).where(eq(contentBatches.id, id))
  if (!found) return undefined
  const staffId = found.state === 'undoing' ? (found.undoneBy ?? found.createdBy) : found.createdBy
  const member = await lockStaff(tx, staffId)
  const batch = await lockBatch(tx, id)
  if (!batch || (batch.state !== 'running' && batch.state !== 'undoing')) return undefined
  return { batch, staffId, role: member?.blockedAt ? undefined : member?.role }
}

/**
 * Writes a batch here and now, all of it or nothing: what stands against one thing is told with its place, for whoever calls to
 * throw. `patchOf` returns what is done to a thing once those before it are written, told which entries these became.
 */
export async function writeWholeBatch(
  tx: Orm,
  batchId: number,
  { patchOf, refuse }: WholeBatchOptions,
  author: BatchAuthor,
): Promise<void> {
  const batch = await lockBatch(tx, batchId)
  if (!batch) throw new Error(`No batch ${batchId}`)
  const { index } = contentBatchEntries
  const ofBatch = eq(contentBatchEntries.batchId, batchId)
  const rows = await tx.select().from(contentBatchEntries).where(ofBatch).orderBy(asc(index))
  await lockInOrder(tx, rows)
  const audited = authorOf(batch, author)
  const written = new Map<number, number>()
  for (const row of rows) {
    const patch = patchOf(row.index, row.patch, written)
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
  patchOf(
    index: number,
    patch: BatchEntryRow['patch'],
    written: ReadonlyMap<number, number>,
  ): Promise<BatchEntryRow['patch']> | BatchEntryRow['patch']
  /** Returns the error of what stands against a thing. */
  refuse(index: number, reason: string): Error
}

/** Whoever writes things of a batch: their audit rows name it. */
const authorOf = ({ id: batch, state: step }: BatchRow, author: BatchAuthor): BatchAuthor => ({
  ...author,
  audit: (inner, entry) => author.audit(inner, { ...entry, after: { ...entry.after, batch, step } }),
})

/** Does the next things of a locked batch; returns whether there may be more. */
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
  const ofBatch = authorOf(batch, author)
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

/** Whoever writes some of the same things meanwhile locks them by their ids as well. */
async function lockInOrder(tx: Orm, rows: BatchEntryRow[]): Promise<void> {
  const ids = rows.flatMap(({ entryId }) => entryId ?? [])
  const { id } = contentEntries
  await tx.select({ id }).from(contentEntries).where(inArray(id, ids)).orderBy(asc(id)).for('update')
  const pictures = rows.flatMap(({ mediaId }) => mediaId ?? [])
  if (pictures.length === 0) return
  const isOne = inArray(media.id, pictures)
  await tx.select({ id: media.id }).from(media).where(isOne).orderBy(asc(media.id)).for('update')
}

/** Notes that a batch is done, or taken back, and what came of it. */
async function endBatch(tx: Orm, batch: BatchRow, { now, audit }: BatchAuthor): Promise<void> {
  const isUndoing = batch.state === 'undoing'
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
