import { eq } from 'drizzle-orm'
import type { OrderChannel } from '../orders/notifications/probe-notifications.ts'
import type { ProbeNotifier } from '../orders/notifications/probe-notifiers.ts'
import type { OrderDetails } from '../orders/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { errorCode } from '../platform/http/error-code.ts'
import { finishStep, isStepPending, recordError } from './steps.ts'
import { leadProbes } from './tables.ts'

export interface NotifyProbeDeps {
  orm: Orm
  notifiers: Record<OrderChannel, ProbeNotifier>
}

/**
 * Sends the notification of a test order through one channel. Throws the code of an error, so that it is tried again.
 * Does nothing once the step has been given up.
 */
export async function notifyProbe(
  { orm, notifiers }: NotifyProbeDeps,
  probeId: string,
  channel: OrderChannel,
): Promise<void> {
  const step = { probeId, step: channel }
  const details = await findProbeDetails(orm, probeId)
  if (!details || !(await isStepPending(orm, step))) return
  try {
    await notifiers[channel]({ id: probeId, details })
  } catch (error) {
    const reason = errorCode(error)
    await recordError(orm, step, reason, 'pending')
    throw new Error(reason)
  }
  await finishStep(orm, step)
}

/** Returns a test order as notifications read orders. Undefined once it has ended. */
export async function findProbeDetails(orm: Orm, probeId: string): Promise<OrderDetails | undefined> {
  const [probe] = await orm
    .select({ details: leadProbes.details })
    .from(leadProbes)
    .where(eq(leadProbes.id, probeId))
  if (!probe?.details) return undefined
  const { order, consent, ...others } = probe.details as OrderDetails
  return {
    ...others,
    order: { ...order, placedAt: new Date(order.placedAt) },
    consent: consent && { ...consent, givenAt: new Date(consent.givenAt) },
  }
}
