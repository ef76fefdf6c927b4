import { randomUUID } from 'node:crypto'
import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Hooks } from '../../hooks.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import type { Jobs, JobTry } from '../../platform/jobs/jobs.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { findNotification, listPendingNotifications, type Notification } from '../queries.ts'
import { orderNotifications } from '../tables.ts'
import { parseProbeJob } from './probe-notifications.ts'
import { trySending } from './try-sending.ts'

/** Sends a notification through one channel. Rejects if it was not accepted; `attempt` starts at 1. */
export type Notifier = (notification: Notification, attempt: number) => Promise<void>

/** The configured channels. */
export type Channels = Partial<Record<NotificationChannel, Notifier>>

export interface NotificationDeps {
  database: Database
  jobs: Jobs
  log: FastifyBaseLogger
  now: Clock
  hooks: Pick<Hooks, 'notifyProbe'>
}

/** Enqueues a notification of an order in the caller's transaction. */
export async function enqueueNotification(
  tx: Orm,
  { jobs, mailHost }: { jobs: Jobs; mailHost: string },
  order: { id: string; number: string },
  channel: NotificationChannel,
): Promise<void> {
  const id = randomUUID()
  // Fixed here, so that mail programs recognise a mail sent twice.
  const messageId = channel.endsWith('-mail') ? `<order-${order.number}.${channel}@${mailHost}>` : null
  await tx.insert(orderNotifications).values({ id, orderId: order.id, channel, messageId })
  await jobs.enqueue(tx, channel, id)
}

/** Starts sending. Also enqueues pending notifications without a job, left by a killed process. */
export async function startNotifications(channels: Channels, deps: NotificationDeps): Promise<void> {
  const { orm } = deps.database
  const names = Object.keys(channels) as NotificationChannel[]
  for (const channel of names) await deps.jobs.createQueue(channel)
  for (const { id, channel } of await listPendingNotifications(orm, names))
    await deps.jobs.enqueue(orm, channel, id)
  for (const [channel, notify] of Object.entries(channels) as [NotificationChannel, Notifier][])
    await deps.jobs.handle(channel, (job) => {
      const probeId = parseProbeJob(job.id)
      if (probeId) return deps.hooks.notifyProbe.call(probeId, channel)
      return sendNotification(notify, job, deps)
    })
}

async function sendNotification(
  notify: Notifier,
  job: JobTry,
  { database: { orm }, log, now }: NotificationDeps,
): Promise<void> {
  const notification = await findNotification(orm, job.id)
  if (notification?.state !== 'pending') return
  const update = (values: Partial<typeof orderNotifications.$inferInsert>) =>
    orm.update(orderNotifications).set(values).where(eq(orderNotifications.id, job.id))
  const logged = { order: notification.orderNumber, channel: notification.channel }

  await orm
    .update(orderNotifications)
    .set({ attempts: sql`${orderNotifications.attempts} + 1`, nextAttemptAt: job.retryBy ?? null })
    .where(eq(orderNotifications.id, job.id))
  const outcome = await trySending({
    job,
    attempt: notification.attempts + 1,
    send: () => notify(notification, notification.attempts + 1),
    fail: (lastError, isLast) =>
      update({ lastError, ...(isLast ? { state: 'failed', nextAttemptAt: null } : {}) }),
    log,
    logged,
    name: 'order notification',
  })
  if (!outcome) return
  await update({ state: 'sent', sentAt: now(), nextAttemptAt: null, lastError: null })
  log.info(logged, 'order notification sent')
}
