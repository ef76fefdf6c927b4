import { MINUTE_MS } from '@rapport/contract/hours/durations'
import type { LeadProbeStep } from '@rapport/staff-contract/system/lead-probe'
import { eq } from 'drizzle-orm'
import type { Rehearsal } from '../hooks.ts'
import { notifyOrders } from '../inbox/events/notify-orders.ts'
import type { OrderChannel } from '../orders/notifications/probe-notifications.ts'
import type { Orm } from '../platform/database/database.ts'
import { addSteps } from './steps.ts'
import { leadProbes } from './tables.ts'

/** Time for a step after the form. A mail may be tried again seven times within it. */
const STEP_MS = 5 * MINUTE_MS

/** Stores what the following steps need, and sends the event that open tabs of the back office wait for. */
export async function recordRehearsal(
  tx: Orm,
  { probeId, number, details, channels }: Rehearsal,
  now: Date,
): Promise<void> {
  await tx.update(leadProbes).set({ number, details }).where(eq(leadProbes.id, probeId))
  const steps: LeadProbeStep[] = ['files', 'inbox', ...(channels as OrderChannel[])]
  await addSteps(tx, probeId, steps, new Date(now.getTime() + STEP_MS))
  await notifyOrders(tx, { kind: 'probe', orderId: probeId })
}
