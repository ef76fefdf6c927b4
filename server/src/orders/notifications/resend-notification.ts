import { randomUUID } from 'node:crypto'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { isMailChannel, type NotificationChannel } from '@rapport/staff-contract/inbox/order-notifications'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { orderNotifications } from '../tables.ts'

export interface ResendDeps {
  jobs: Jobs
  /** Those that are configured. */
  channels: readonly NotificationChannel[]
  mailHost: string
}

/**
 * Enqueues a notification once more; one that is on its way stays as it is, however often somebody presses. A mail goes to the address
 * that is given from then on, and one that has been sent is another one: a mailbox would drop what it has got. Returns its channel.
 * Throws the 404 of none, the 400 of an address where there is no mail, the 409 of a channel that is off and of a mail that is on its
 * way to another address.
 */
export async function resendNotification(
  tx: Orm,
  { id, email }: { id: string; email?: string | undefined },
  { jobs, channels, mailHost }: ResendDeps,
): Promise<NotificationChannel> {
  const found = eq(orderNotifications.id, id)
  const [notification] = await tx.select().from(orderNotifications).where(found).for('update')
  if (!notification) throw notFound()
  const { channel, state, messageId } = notification
  if (email && !isMailChannel(channel)) throw new ApiError(400, inboxMessages.mailOnly)
  const recipient = email ?? notification.recipient
  if (state === 'pending' && recipient !== notification.recipient)
    throw new ApiError(409, inboxMessages.stillLeaving)
  if (state === 'pending') return channel
  if (!channels.includes(channel)) throw new ApiError(409, inboxMessages.channelOff)
  await tx
    .update(orderNotifications)
    .set({
      state: 'pending',
      attempts: 0,
      lastError: null,
      nextAttemptAt: null,
      sentAt: null,
      recipient,
      messageId: messageId && state === 'sent' ? `<${randomUUID()}@${mailHost}>` : messageId,
    })
    .where(found)
  await jobs.enqueue(tx, channel, id, { again: true })
  return channel
}
