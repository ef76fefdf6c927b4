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

/** Returns when a thing is to be published and taken down. */
export async function findMinutes(tx: Orm, entryId: number): Promise<Minutes> {
  const { publishAt, takeDownAt } = contentSchedules
  const rows = tx.select({ publishAt, takeDownAt }).from(contentSchedules)
  return (await rows.where(eq(contentSchedules.entryId, entryId)))[0] ?? NEVER
}

const toDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null)

/** Returns when a thing is to be published and taken down by a change; what that leaves open is as before. */
export const minutesBy = (change: BulkChange | null, before: Minutes): Minutes =>
  change?.action === 'schedule'
    ? {
        publishAt: toDate(change.publishAt) ?? before.publishAt,
        takeDownAt: toDate(change.takeDownAt) ?? before.takeDownAt,
      }
    : NEVER

/** Returns the same as ISO moments. */
export const toMoments = ({ publishAt, takeDownAt }: Minutes) => ({
  publishAt: publishAt?.toISOString() ?? null,
  takeDownAt: takeDownAt?.toISOString() ?? null,
})

const isSame = (one: Minutes, other: Minutes) =>
  one.publishAt?.getTime() === other.publishAt?.getTime() &&
  one.takeDownAt?.getTime() === other.takeDownAt?.getTime()

/** Whether a change of its schedule leaves a thing as it is. */
export const isScheduledSo = (change: BulkChange, before: Minutes) =>
  isSame(minutesBy(change, before), before)

/** Schedules one thing of a batch. Throws the 4xx of what stands against it. */
export async function scheduleBatchEntry(
  tx: Orm,
  jobs: Jobs,
  { row, change }: { row: BatchEntryRow; change: BulkChange | null },
  author: BatchAuthor,
): Promise<EntryOutcome> {
  const target = await lockAt(tx, row.entryId, row.versionBefore, batchMessages.changedSince)
  const before = await findMinutes(tx, target.id)
  const minutes = minutesBy(change, before)
  if (isSame(minutes, before)) return { outcome: 'same' }
  const { version } = await scheduleEntry(tx, jobs, { target, minutes }, author)
  return { outcome: 'scheduled', versionAfter: version, scheduleBefore: toMoments(before) }
}

/** Schedules one thing as it was before its batch. Throws the 4xx of what stands against it, as a minute that has passed. */
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
