import type { NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

/** Channels that notify of a new order. */
export type OrderChannel = Exclude<NotificationChannel, 'cancellation-mail'>

/** Returns whether a channel notifies of a new order. */
export const isOrderChannel = (channel: NotificationChannel): channel is OrderChannel =>
  channel !== 'cancellation-mail'

const PREFIX = 'probe:'

/** Enqueues a notification of a test order, in the queue of orders, so that it proves that this queue works. */
export const enqueueProbeNotification = (
  tx: Orm,
  jobs: Jobs,
  probeId: string,
  channel: OrderChannel,
): Promise<void> => jobs.enqueue(tx, channel, `${PREFIX}${probeId}`)

/** Returns the test order of a job. Undefined for a job of a customer's order. */
export const parseProbeJob = (jobId: string): string | undefined =>
  jobId.startsWith(PREFIX) ? jobId.slice(PREFIX.length) : undefined
