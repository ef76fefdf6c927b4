import {
  BATCH_AT_ONCE_MAX,
  BATCH_ENTRIES_MAX,
  BATCH_PLANS_MAX,
  BATCH_REASON_MAX,
} from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BatchResult } from '@rapport/staff-contract/batches/batches'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BatchAuthor } from '../create-batch.ts'
import { planPicture } from '../pictures/plan-picture.ts'
import { contentBatchEntries, contentBatches } from '../tables.ts'
import { planEntry } from './plan-entry.ts'
import { type PlannedSelection, selectPlanned } from './select-planned.ts'

/** The queue of dry runs with more than BATCH_AT_ONCE_MAX entries. */
export const PLAN_QUEUE = 'content-batch-plan'
/** Entries per transaction of a job. */
const STEP_ENTRIES = 50

/** A change, and the entries to change. */
export interface BulkEdit extends PlannedSelection {
  title: string
  change: BulkChange
  result: 'draft' | 'publish'
}

const PLANS = ['planning', 'planned'] as const

/**
 * Creates a dry run. It fixes the entries and their versions but changes none of them. Returns the id of the batch.
 * Throws 422 if no entry matches, or too many.
 */
export async function planBatch(tx: Orm, jobs: Jobs, edit: BulkEdit, author: BatchAuthor): Promise<number> {
  const { kind, title, change } = edit
  await dropOldPlans(tx, author)
  // Pictures have no drafts.
  const result = kind === 'picture' ? 'publish' : resolveResult(change, edit.result)
  const [batch] = await tx
    .insert(contentBatches)
    .values({
      reason: 'bulk-edit',
      title,
      result,
      change,
      state: 'planning',
      kinds: [kind],
      total: 0,
      createdAt: author.now,
      createdBy: author.staffId,
    })
    .returning({ id: contentBatches.id })
  if (!batch) throw new Error('No row of the new batch')
  const total = await insertEntries(tx, batch.id, edit)
  await tx.update(contentBatches).set({ total }).where(eq(contentBatches.id, batch.id))
  await author.audit(tx, { subject: 'batch', subjectId: batch.id, title, after: { entries: total } })
  if (total > BATCH_AT_ONCE_MAX) await jobs.enqueue(tx, PLAN_QUEUE, String(batch.id))
  else await planStep(tx, batch.id, BATCH_AT_ONCE_MAX)
  return batch.id
}

/** These actions determine the result. Other changes use the requested one. */
function resolveResult({ action }: BulkChange, wanted: BulkEdit['result']): BatchResult {
  if (action === 'publish' || action === 'take-down') return action
  return action === 'schedule' || action === 'unschedule' ? 'schedule' : wanted
}

/** Keeps the author's last dry runs, which may be open in other tabs. */
async function dropOldPlans(tx: Orm, { staffId }: BatchAuthor): Promise<void> {
  const isOwn = and(eq(contentBatches.createdBy, staffId), inArray(contentBatches.state, PLANS))
  const last = tx
    .select({ id: contentBatches.id })
    .from(contentBatches)
    .where(isOwn)
    .orderBy(desc(contentBatches.id))
    .limit(BATCH_PLANS_MAX - 1)
  await tx.delete(contentBatches).where(and(isOwn, notInArray(contentBatches.id, last)))
}

/** Adds the entries and their versions in the order of their ids. Returns their number. */
async function insertEntries(tx: Orm, batchId: number, edit: BulkEdit): Promise<number> {
  const written = await tx
    .insert(contentBatchEntries)
    .select(await selectPlanned(tx, batchId, edit))
    .returning({ index: contentBatchEntries.index })
  const total = written.length
  if (total === 0) throw refuse(batchMessages.entriesRequired)
  if (total > BATCH_ENTRIES_MAX) throw refuse(batchMessages.entriesTooMany)
  return total
}
const refuse = (message: string) => new ApiError(422, message, { entries: [message] })

/** Runs the job of a dry run, each step in its own transaction. */
export async function runPlanJob(id: string, { orm }: Database): Promise<void> {
  while (await orm.transaction((tx) => planStep(tx, Number(id), STEP_ENTRIES)));
}

/** Plans the next entries of a batch. Returns false after the last one. */
async function planStep(tx: Orm, batchId: number, limit: number): Promise<boolean> {
  const [batch] = await tx.select().from(contentBatches).where(eq(contentBatches.id, batchId)).for('update')
  if (batch?.state !== 'planning' || !batch.change) return false
  const { index, outcome } = contentBatchEntries
  const ofBatch = eq(contentBatchEntries.batchId, batchId)
  const rows = await tx
    .select()
    .from(contentBatchEntries)
    .where(and(ofBatch, eq(outcome, 'unplanned')))
    .orderBy(asc(index))
    .limit(limit)
  for (const row of rows) {
    const { reason = null, ...planned } = await (row.kind === 'picture'
      ? planPicture(tx, row, batch.change)
      : planEntry(tx, row, batch.change, batch.createdAt))
    await tx
      .update(contentBatchEntries)
      .set({ ...planned, reason: reason?.slice(0, BATCH_REASON_MAX) ?? null })
      .where(and(ofBatch, eq(index, row.index)))
  }
  if (rows.length === limit && limit < batch.total) return true
  await tx.update(contentBatches).set({ state: 'planned' }).where(eq(contentBatches.id, batchId))
  return false
}
