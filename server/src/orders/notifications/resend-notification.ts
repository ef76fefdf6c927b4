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
  channels: readonly NotificationChannel[]
  mailHost: string
}

/**
 * Enqueues a notification again and returns its channel. A pending one is left as it is. `email` replaces the
 * recipient of a mail from now on. A mail that was sent before gets a new Message-ID, because mailboxes drop
 * duplicates. Throws 404 if the notification is missing, and 400 if `email` is given for a channel without mails.
 * Throws 409 if the channel is off, or the mail is on its way to another email.
 */
export async function resendNotification(
  tx: Orm,
  { id, email }: { id: string; email?: string | undefined },
  { jobs, channels, mailHost }: ResendDeps,
): Promise<NotificationChannel> {
  const byId = eq(orderNotifications.id, id)
  const [notification] = await tx.select().from(orderNotifications).where(byId).for('update')
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
    .where(byId)
  await jobs.enqueue(tx, channel, id, { again: true })
  return channel
}
