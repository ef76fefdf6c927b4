import type { LeadProbeStep } from '@rapport/staff-contract/system/lead-probe'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { leadProbeSteps } from './tables.ts'

/** A step of a test order. */
export interface ProbeStep {
  probeId: string
  step: LeadProbeStep
}

const isPending = ({ probeId, step }: ProbeStep) =>
  and(eq(leadProbeSteps.probeId, probeId), eq(leadProbeSteps.step, step), eq(leadProbeSteps.state, 'pending'))

/** Adds steps that have to be done by a moment. */
export async function addSteps(
  orm: Orm,
  probeId: string,
  steps: readonly LeadProbeStep[],
  dueAt: Date,
): Promise<void> {
  await orm.insert(leadProbeSteps).values(steps.map((step) => ({ probeId, step, dueAt })))
}

/** Returns whether a step is still waited for. */
export const isStepPending = async (orm: Orm, step: ProbeStep): Promise<boolean> =>
  (await orm.$count(leadProbeSteps, isPending(step))) > 0

/** Records a pending step as done. */
export async function finishStep(orm: Orm, step: ProbeStep): Promise<void> {
  await orm.update(leadProbeSteps).set({ state: 'done', reason: null }).where(isPending(step))
}

/** Records the code of an error. The step stays pending if it is tried again. */
export async function recordError(
  orm: Orm,
  step: ProbeStep,
  reason: string,
  state: 'pending' | 'failed',
): Promise<void> {
  await orm.update(leadProbeSteps).set({ state, reason }).where(isPending(step))
}
