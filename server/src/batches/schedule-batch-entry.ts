import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { eq } from 'drizzle-orm'
import { type Minutes, scheduleEntry } from '../editing/schedules/schedule.ts'
import { contentSchedules } from '../editing/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { BatchAuthor } from './create-batch.ts'
import { type BatchEntryRow, type EntryOutcome, lockAt } from './write-batch-entry.ts'

const NEVER: Minutes = { publishAt: null, takeDownAt: null }

/** Returns the schedule of an entry. */
export async function findMinutes(tx: Orm, entryId: number): Promise<Minutes> {
  const { publishAt, takeDownAt } = contentSchedules
  const rows = tx.select({ publishAt, takeDownAt }).from(contentSchedules)
  return (await rows.where(eq(contentSchedules.entryId, entryId)))[0] ?? NEVER
}

const toDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null)

/** Returns the schedule after a change. A date that the change leaves open stays. */
export const applyChange = (change: BulkChange | null, before: Minutes): Minutes =>
  change?.action === 'schedule'
    ? {
        publishAt: toDate(change.publishAt) ?? before.publishAt,
        takeDownAt: toDate(change.takeDownAt) ?? before.takeDownAt,
      }
    : NEVER

/** Returns a schedule as ISO strings. */
export const toMoments = ({ publishAt, takeDownAt }: Minutes) => ({
  publishAt: publishAt?.toISOString() ?? null,
  takeDownAt: takeDownAt?.toISOString() ?? null,
})

const isSame = (one: Minutes, other: Minutes) =>
  one.publishAt?.getTime() === other.publishAt?.getTime() &&
  one.takeDownAt?.getTime() === other.takeDownAt?.getTime()

export const isScheduledSo = (change: BulkChange, before: Minutes) =>
  isSame(applyChange(change, before), before)

/** Schedules an entry of a batch. Throws 4xx if it has changed since or a date is invalid. */
export async function scheduleBatchEntry(
  tx: Orm,
  jobs: Jobs,
  { row, change }: { row: BatchEntryRow; change: BulkChange | null },
  author: BatchAuthor,
): Promise<EntryOutcome> {
  const target = await lockAt(tx, row.entryId, row.versionBefore, batchMessages.changedSince)
  const before = await findMinutes(tx, target.id)
  const minutes = applyChange(change, before)
  if (isSame(minutes, before)) return { outcome: 'same' }
  const { version } = await scheduleEntry(tx, jobs, { target, minutes }, author)
  return { outcome: 'scheduled', versionAfter: version, scheduleBefore: toMoments(before) }
}

/** Restores the schedule from before the batch. Throws 4xx if the entry has changed since or a date has passed. */
export async function undoSchedule(
  tx: Orm,
  jobs: Jobs,
  row: BatchEntryRow,
  author: BatchAuthor,
): Promise<EntryOutcome> {
  const target = await lockAt(tx, row.entryId, row.versionAfter, batchMessages.changedAfter)
  const { publishAt, takeDownAt } = row.scheduleBefore ?? {}
  const minutes = { publishAt: toDate(publishAt), takeDownAt: toDate(takeDownAt) }
  await scheduleEntry(tx, jobs, { target, minutes }, author)
  return { outcome: 'undone', reason: null }
}
