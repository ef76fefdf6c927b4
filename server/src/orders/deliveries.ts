import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database.ts'
import { reasonOf } from '../platform/failure-reason.ts'
import type { Jobs, JobTry } from '../platform/jobs.ts'
import { findDelivery, listPendingDeliveries, type ToldOrder } from './queries.ts'
import { type DeliveryChannel, orderDeliveries } from './tables.ts'

/** Tells of an order by one channel, at the so-many-th try. Rejects when it was not told. */
export type Tell = (told: ToldOrder, messageId: string, attempt: number) => Promise<void>

/** What another try would not change. */
export class UndeliverableError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The channels that are configured. */
export type Channels = Partial<Record<DeliveryChannel, Tell>>

export interface DeliveryParts {
  database: Database
  jobs: Jobs
  log: FastifyBaseLogger
}

/** Starts delivering. Also queues whatever is pending without a job, such as what a killed process left. */
export async function startDeliveries(channels: Channels, parts: DeliveryParts): Promise<void> {
  const { orm } = parts.database
  const names = Object.keys(channels) as DeliveryChannel[]
  for (const { id, channel } of await listPendingDeliveries(orm, names))
    await parts.jobs.add(orm, channel, id)
  for (const [channel, tell] of Object.entries(channels))
    await parts.jobs.handle(channel, (job) => deliver(tell, job, parts))
}

async function deliver(tell: Tell, job: JobTry, { database: { orm }, log }: DeliveryParts): Promise<void> {
  const found = await findDelivery(orm, job.id)
  if (found?.delivery.state !== 'pending') return
  const update = (values: Partial<typeof orderDeliveries.$inferInsert>) =>
    orm.update(orderDeliveries).set(values).where(eq(orderDeliveries.id, job.id))
  const about = { order: found.order.number, channel: found.delivery.channel }

  await orm
    .update(orderDeliveries)
    .set({ attempts: sql`${orderDeliveries.attempts} + 1`, nextAttemptAt: job.retryBy ?? null })
    .where(eq(orderDeliveries.id, job.id))
  try {
    await tell(found, found.delivery.messageId ?? '', found.delivery.attempts + 1)
  } catch (error) {
    const reason = reasonOf(error)
    const retryBy = error instanceof UndeliverableError ? undefined : job.retryBy
    await update({ lastError: reason, ...(retryBy ? {} : { state: 'failed', nextAttemptAt: null }) })
    log.warn({ ...about, reason, retryBy }, 'order not delivered')
    if (error instanceof UndeliverableError) return
    // Stored with the job, so it must not be the error itself: that may name whom it was sent to.
    throw new Error(reason)
  }
  await update({ state: 'sent', sentAt: new Date(), nextAttemptAt: null, lastError: null })
  log.info(about, 'order delivered')
}
