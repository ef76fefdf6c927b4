import { DAY_MS } from '@rapport/contract/hours/durations'
import {
  ALWAYS_PROBED,
  LATE,
  LEAD_PROBE_STEPS,
  type LeadProbeStep,
} from '@rapport/staff-contract/system/lead-probe'
import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { OrderChannel } from '../orders/notifications/probe-notifications.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { LEAD_PROBE_MAIL_QUEUE } from './outage-emails.ts'
import { leadProbeOutages } from './tables.ts'

const KEEP_MS = 90 * DAY_MS

export interface OutageDeps {
  jobs: Jobs
  log: FastifyBaseLogger
  channels: readonly OrderChannel[]
}

interface EndedStep {
  step: LeadProbeStep
  state: 'pending' | 'done' | 'failed'
  reason: string | null
}

/**
 * Opens an outage for each step that failed for the first time, and closes those of steps that work again or are
 * switched off. Enqueues one mail for the former and one for the latter. A step that was not reached changes nothing.
 */
export async function recordOutages(
  tx: Orm,
  { jobs, log, channels }: OutageDeps,
  steps: readonly EndedStep[],
  at: Date,
): Promise<void> {
  const open = await tx
    .select({ step: leadProbeOutages.step })
    .from(leadProbeOutages)
    .where(isNull(leadProbeOutages.endedAt))
    .for('update')
  const isOpen = (step: LeadProbeStep) => open.some((outage) => outage.step === step)
  const begun = steps.filter(({ step, state }) => state === 'failed' && !isOpen(step))
  const isOver = (step: LeadProbeStep) =>
    steps.some((one) => one.step === step && one.state === 'done') ||
    ![...ALWAYS_PROBED, ...channels].includes(step)
  const over = LEAD_PROBE_STEPS.filter((step) => isOpen(step) && isOver(step))
  if (begun.length > 0) {
    const rows = begun.map(({ step, reason }) => ({ step, reason: reason ?? LATE, beganAt: at }))
    await tx.insert(leadProbeOutages).values(rows)
    await jobs.enqueue(tx, LEAD_PROBE_MAIL_QUEUE, `alert ${at.getTime()}`)
    const failed = Object.fromEntries(rows.map(({ step, reason }) => [step, reason]))
    log.error({ failed }, 'orders may be lost: a test order did not arrive')
  }
  if (over.length > 0) {
    await tx
      .update(leadProbeOutages)
      .set({ endedAt: at })
      .where(and(inArray(leadProbeOutages.step, over), isNull(leadProbeOutages.endedAt)))
    await jobs.enqueue(tx, LEAD_PROBE_MAIL_QUEUE, `clear ${at.getTime()}`)
    log.info({ steps: over }, 'test orders arrive again')
  }
  await tx.delete(leadProbeOutages).where(lt(leadProbeOutages.endedAt, new Date(at.getTime() - KEEP_MS)))
}
