import { SCHEDULES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { writeAudit } from '../../staff/audit/audit-log.ts'
import { lockStaff } from '../../staff/queries.ts'
import { publishEntry, takeDownEntry } from '../publish.ts'
import { contentEntries, contentSchedules } from '../tables.ts'
import { type Author, raiseVersion } from '../write-entry.ts'
import { enqueueFailureEmail } from './failure-email.ts'
import { SCHEDULE_QUEUE } from './schedule.ts'

/** Entries per run. The next job processes the rest. */
const DUE_MAX = SCHEDULES_MAX * 2

export interface ScheduleDeps {
  database: Database
  jobs: Jobs
  now: Clock
}

const { publishAt, takeDownAt, failedAt, entryId } = contentSchedules
const isDue = (now: Date) => and(isNull(failedAt), or(lte(publishAt, now), lte(takeDownAt, now)))

/**
 * Runs due schedules, the earliest first, each in its own transaction. Other processes wait for the lock and then
 * skip it. A failure is stored and mailed to the author of the schedule.
 */
export async function runDueSchedules(deps: ScheduleDeps): Promise<void> {
  const { database, now } = deps
  for (let done = 0; done < DUE_MAX; done += 1) {
    const [next] = await database.orm
      .select({ id: entryId, scheduledBy: contentSchedules.scheduledBy })
      .from(contentSchedules)
      .where(isDue(now()))
      .orderBy(asc(sql`least(${publishAt}, ${takeDownAt})`), asc(entryId))
      .limit(1)
    if (!next) return
    try {
      await database.orm.transaction((tx) => runSchedule(tx, next, now()))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await recordFailure(deps, next, error)
    }
  }
}

/** An entry with a due schedule, and the author of the schedule. */
interface Due {
  id: number
  scheduledBy: number
}

/**
 * Locks the author, then the entry, in the same order as every other write. Returns undefined if another process has
 * run the schedule.
 */
async function lockDue(tx: Orm, { id, scheduledBy }: Due, now: Date) {
  await lockStaff(tx, scheduledBy)
  const [entry] = await tx.select().from(contentEntries).where(eq(contentEntries.id, id)).for('update')
  const [schedule] = await tx
    .select()
    .from(contentSchedules)
    .where(and(eq(entryId, id), eq(contentSchedules.scheduledBy, scheduledBy), isDue(now)))
  return entry && schedule ? { entry, schedule } : undefined
}

async function runSchedule(tx: Orm, next: Due, now: Date): Promise<void> {
  const due = await lockDue(tx, next, now)
  if (!due) return
  const author = scheduledAuthor(next.scheduledBy, now)
  if (due.schedule.publishAt && due.schedule.publishAt <= now) await publishEntry(tx, due.entry, author)
  else await takeDownEntry(tx, due.entry, author)
}

const scheduledAuthor = (staffId: number, now: Date): Author => ({
  staffId,
  now,
  audit: (tx, entry) =>
    writeAudit(tx, { at: now, staffId, sessionId: null, ip: '', action: SCHEDULE_QUEUE }, entry),
})

async function recordFailure(
  { database, jobs, now }: ScheduleDeps,
  next: Due,
  error: ApiError,
): Promise<void> {
  const [reason = error.message] = Object.values(error.fields).flat()
  await database.orm.transaction(async (tx) => {
    const due = await lockDue(tx, next, now())
    if (!due) return
    await tx.update(contentSchedules).set({ failedAt: now(), failure: reason }).where(eq(entryId, next.id))
    const author = scheduledAuthor(next.scheduledBy, now())
    await raiseVersion(tx, due.entry, { change: { failed: Object.keys(error.fields) } }, author)
    await enqueueFailureEmail(tx, jobs, next.id, now())
  })
}
