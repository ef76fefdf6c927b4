import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Hooks } from '../../hooks.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { enqueueProbeNotification, type OrderChannel } from '../notifications/probe-notifications.ts'
import { getOrderDetails, type OrderDetails } from '../queries.ts'

/** Header that marks a test order of the server itself. */
export const PROBE_HEADER = 'x-lead-probe'

export interface RehearsalDeps {
  jobs: Jobs
  channels: readonly OrderChannel[]
  orderRehearsed: Hooks['orderRehearsed']
}

/**
 * Inserts a test order like a customer's order, reads it as notifications do, and undoes it. So no other transaction ever sees
 * it, and its number is given to the next customer. Then enqueues a job for each channel. Returns the number.
 */
export async function rehearseOrder(
  tx: Orm,
  { jobs, channels, orderRehearsed }: RehearsalDeps,
  { probeId, orderId }: { probeId: string; orderId: string },
  insert: (rehearsal: Orm) => Promise<{ number: string }>,
): Promise<string> {
  let inserted: { number: string; details: OrderDetails } | undefined
  try {
    await tx.transaction(async (rehearsal) => {
      const { number } = await insert(rehearsal)
      inserted = { number, details: await getOrderDetails(rehearsal, orderId) }
      // Runs now what a commit would run.
      await rehearsal.execute(sql`set constraints all immediate`)
      rehearsal.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  if (!inserted) throw new Error('The test order was not inserted')
  await orderRehearsed.run(tx, { probeId, channels, ...inserted })
  for (const channel of channels) await enqueueProbeNotification(tx, jobs, probeId, channel)
  return inserted.number
}
