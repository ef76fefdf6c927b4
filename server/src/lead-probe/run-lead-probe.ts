import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { isNull, max } from 'drizzle-orm'
import { type FollowDeps, followProbes } from './follow-probes.ts'
import { type PlaceProbeDeps, placeProbe } from './place-probe.ts'
import { leadProbes } from './tables.ts'
import { takesOrders } from './takes-orders.ts'

/** The run of a minute may come some seconds earlier or later than the one before. */
const TICK_JITTER_MS = MINUTE_MS / 2

export interface RunDeps extends FollowDeps, PlaceProbeDeps {
  /** Minutes between test orders. */
  minutes: number
}

/**
 * Follows the test orders under way. Places the next one if it is due and none is under way,
 * unless the site or its forms are closed and take no orders.
 */
export async function runLeadProbe(deps: RunDeps): Promise<void> {
  await followProbes(deps)
  const [last] = await deps.orm
    .select({
      placedAt: max(leadProbes.placedAt),
      running: deps.orm.$count(leadProbes, isNull(leadProbes.endedAt)),
    })
    .from(leadProbes)
  const isDue =
    !last?.placedAt ||
    deps.now().getTime() - last.placedAt.getTime() >= deps.minutes * MINUTE_MS - TICK_JITTER_MS
  if (isDue && !last?.running && (await takesOrders(deps.orm))) await placeProbe(deps)
}
