import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { LEAD_PROBE_STEPS, type LeadProbeStep } from '@rapport/staff-contract/system/lead-probe'
import { eq, isNull, max } from 'drizzle-orm'
import { getOpening } from '../opening/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { leadProbeOutages, leadProbes } from './tables.ts'
import { takesOrders } from './takes-orders.ts'

/** Time after a test order is due in which it has to be placed and followed. */
const PATIENCE_MS = 15 * MINUTE_MS

/** What test orders say about the site. */
export interface ProbeState {
  /** Steps that fail at present. */
  broken: { step: LeadProbeStep; since: Date; reason: string }[]
  /** Whether test orders are no longer placed or followed, although the site takes orders. */
  isLate: boolean
  /** End of the last test order. Undefined before the first one. */
  endedAt: Date | undefined
  /** End of the last test order that passed. */
  passedAt: Date | undefined
}

export interface ProbeStateOptions {
  /** Minutes between test orders. */
  minutes: number
  now: Date
  /** Start of this process; a test order is due some minutes later. */
  startedAt?: Date | undefined
}

/** Returns what test orders say about the site at present. */
export async function getProbeState(
  orm: Orm,
  { minutes, now, startedAt }: ProbeStateOptions,
): Promise<ProbeState> {
  const broken = await orm
    .select({ step: leadProbeOutages.step, since: leadProbeOutages.beganAt, reason: leadProbeOutages.reason })
    .from(leadProbeOutages)
    .where(isNull(leadProbeOutages.endedAt))
  const endedAt = max(leadProbes.endedAt)
  const [last] = await orm.select({ at: endedAt }).from(leadProbes)
  const [passed] = await orm.select({ at: endedAt }).from(leadProbes).where(eq(leadProbes.isPassed, true))
  const { changedAt } = await getOpening(orm)
  const begun = Math.max(...[last?.at, startedAt, changedAt].map((time) => time?.getTime() ?? 0))
  return {
    // In the order of a test order, which steps may not keep when they fail.
    broken: broken.toSorted((one, other) => positionOf(one) - positionOf(other)),
    isLate:
      (await takesOrders(orm)) && begun > 0 && now.getTime() - begun > minutes * MINUTE_MS + PATIENCE_MS,
    endedAt: last?.at ?? undefined,
    passedAt: passed?.at ?? undefined,
  }
}

const positionOf = ({ step }: { step: LeadProbeStep }): number => LEAD_PROBE_STEPS.indexOf(step)
