import { buffer } from 'node:stream/consumers'
import { DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import { LATE } from '@rapport/staff-contract/system/lead-probe'
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { orderFileKey } from '../orders/files/file-key.ts'
import { removeOrderFile } from '../orders/files/remove-file.ts'
import type { OrderChannel } from '../orders/notifications/probe-notifications.ts'
import type { Orm } from '../platform/database/database.ts'
import { errorCode } from '../platform/http/error-code.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { findProbeDetails } from './notify-probe.ts'
import { recordOutages } from './outages.ts'
import { probeFile } from './probe-order.ts'
import { finishStep, recordError } from './steps.ts'
import { leadProbeSteps, leadProbes } from './tables.ts'

/** Test orders followed in one run. There is one at a time, or a few after a crash. */
const RUNNING_MAX = 20
/** A step that is this late was followed by nobody: the site did not run. Then it says nothing about orders. */
const UNFOLLOWED_MS = 3 * MINUTE_MS
const KEEP_MS = 7 * DAY_MS

export interface FollowDeps {
  orm: Orm
  storage: Storage
  jobs: Jobs
  log: FastifyBaseLogger
  now: Clock
  /** Channels that are switched on. */
  channels: readonly OrderChannel[]
}

type Step = typeof leadProbeSteps.$inferSelect

/** Follows all test orders under way. Ends those whose steps are all done or overdue. Deletes old ones. */
export async function followProbes(deps: FollowDeps): Promise<void> {
  const { orm, now } = deps
  const running = await orm
    .select({ id: leadProbes.id })
    .from(leadProbes)
    .where(isNull(leadProbes.endedAt))
    .orderBy(asc(leadProbes.placedAt))
    .limit(RUNNING_MAX)
  for (const { id } of running) await followProbe(deps, id)
  const old = new Date(now().getTime() - KEEP_MS)
  await orm.delete(leadProbes).where(and(isNotNull(leadProbes.endedAt), lt(leadProbes.placedAt, old)))
}

async function followProbe(deps: FollowDeps, id: string): Promise<void> {
  const { orm, now } = deps
  const readSteps = () => orm.select().from(leadProbeSteps).where(eq(leadProbeSteps.probeId, id))
  const listPending = async () => (await readSteps()).filter(({ state }) => state === 'pending')
  const overdueBy = ({ dueAt }: Step) => now().getTime() - dueAt.getTime()

  const pending = await listPending()
  // The process that places a test order records how its form ended, unless it dies.
  const isAbandoned = pending.some(
    (step) => overdueBy(step) > (step.step === 'page' || step.step === 'form' ? 0 : UNFOLLOWED_MS),
  )
  if (isAbandoned) {
    await removeFiles(deps, id)
    await orm.delete(leadProbes).where(eq(leadProbes.id, id))
    return
  }
  if (pending.some(({ step }) => step === 'files')) await checkFiles(deps, id)
  for (const step of await listPending())
    if (overdueBy(step) > 0) await recordError(orm, step, step.reason ?? LATE, 'failed')
  const steps = await readSteps()
  if (steps.every(({ state }) => state !== 'pending')) await endProbe(deps, id, steps)
}

/** Reads every file of a test order back from the store. */
async function checkFiles({ orm, storage }: FollowDeps, probeId: string): Promise<void> {
  const step = { probeId, step: 'files' } as const
  try {
    const files = (await findProbeDetails(orm, probeId))?.files ?? []
    for (const { id } of files) {
      const stored = await storage.get(orderFileKey(id))
      const isSame = stored && probeFile(probeId).equals(await buffer(stored.stream))
      if (!isSame) return await recordError(orm, step, stored ? 'WRONG_BYTES' : 'NO_FILE', 'pending')
    }
    if (files.length === 0) return await recordError(orm, step, 'NO_FILE', 'pending')
    await finishStep(orm, step)
  } catch (error) {
    await recordError(orm, step, errorCode(error), 'pending')
  }
}

async function endProbe(deps: FollowDeps, id: string, steps: Step[]): Promise<void> {
  const { orm, jobs, now, log, channels } = deps
  await removeFiles(deps, id)
  const endedAt = now()
  const isPassed = steps.every(({ state }) => state === 'done')
  await orm.transaction(async (tx) => {
    const ended = await tx
      .update(leadProbes)
      .set({ endedAt, isPassed, details: null })
      .where(and(eq(leadProbes.id, id), isNull(leadProbes.endedAt)))
      .returning({ id: leadProbes.id })
    if (ended.length > 0) await recordOutages(tx, { jobs, log, channels }, steps, endedAt)
  })
}

/** If a file can't be removed, the sweep of orphaned files does it within a day. */
async function removeFiles({ orm, storage, log }: FollowDeps, id: string): Promise<void> {
  const details = await findProbeDetails(orm, id)
  for (const file of details?.files ?? [])
    await removeOrderFile(storage, file.id).catch((error) =>
      log.warn({ reason: errorCode(error) }, 'file of a test order not removed'),
    )
}
