import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { SCHEDULES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { count, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type EntryRow, findDraft } from '../entries.ts'
import { getKind } from '../kinds.ts'
import { contentSchedules } from '../tables.ts'
import { type Author, type EntryVersion, lockEntry, raiseVersion } from '../write-entry.ts'

/** The queue of schedules. The id of a job is its due time. */
export const SCHEDULE_QUEUE = 'content-schedule'

export interface Minutes {
  publishAt: Date | null
  takeDownAt: Date | null
}

/** Replaces the schedule of an entry. Null dates remove it. Returns the updated entry. */
export async function scheduleEntry(
  tx: Orm,
  jobs: Jobs,
  { target, minutes }: { target: EntryVersion; minutes: Minutes },
  author: Author & { staffId: number },
): Promise<EntryRow> {
  const entry = await lockEntry(tx, target)
  const { publishAt, takeDownAt } = minutes
  await requireMinutes(tx, entry, minutes, author.now)
  await tx.delete(contentSchedules).where(eq(contentSchedules.entryId, entry.id))
  if (publishAt || takeDownAt) {
    const [rows] = await tx.select({ all: count() }).from(contentSchedules)
    if (rows && rows.all >= SCHEDULES_MAX) throw new ApiError(409, editingMessages.schedulesTooMany)
    await tx.insert(contentSchedules).values({ entryId: entry.id, ...minutes, scheduledBy: author.staffId })
  }
  const change = {
    publishAt: publishAt?.toISOString() ?? null,
    takeDownAt: takeDownAt?.toISOString() ?? null,
  }
  const raised = await raiseVersion(tx, entry, { change }, author)
  for (const startAfter of [publishAt, takeDownAt])
    if (startAfter) await jobs.enqueue(tx, SCHEDULE_QUEUE, startAfter.toISOString(), { startAfter })
  return raised
}

/** Throws 422 if the entry can't be published or unpublished at these dates. */
export async function requireMinutes(tx: Orm, entry: EntryRow, minutes: Minutes, now: Date): Promise<void> {
  const errors = await checkMinutes(tx, entry, minutes, now)
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
}

async function checkMinutes(
  tx: Orm,
  entry: EntryRow,
  { publishAt, takeDownAt }: Minutes,
  now: Date,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const isPublished = entry.publishedVersion !== null
  if (publishAt && publishAt <= now) errors.publishAt = [editingMessages.minutePast]
  else if (publishAt && isPublished && !(await findDraft(tx, entry.id)))
    errors.publishAt = [editingMessages.nothingToPublish]
  if (takeDownAt && !getKind(entry.kind).remove) errors.takeDownAt = [editingMessages.required]
  else if (takeDownAt && takeDownAt <= now) errors.takeDownAt = [editingMessages.minutePast]
  else if (takeDownAt && publishAt && takeDownAt <= publishAt)
    errors.takeDownAt = [editingMessages.downBeforeUp]
  else if (takeDownAt && !publishAt && !isPublished) errors.takeDownAt = [editingMessages.notPublished]
  return errors
}
