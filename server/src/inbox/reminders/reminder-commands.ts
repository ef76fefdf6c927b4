import { messages } from '@rapport/contract/errors/messages'
import { ORDER_REMINDERS_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { findReminderError } from '@rapport/staff-contract/inbox/order-reminders'
import { count, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { lockOrder, type OrderAuthor, updateHandling } from '../lock-order.ts'
import { orderReminders } from '../tables.ts'
import { enqueueReminder } from './send-reminder.ts'

/** Adds a reminder for the author. Throws 422 for a time in the past, 409 above ORDER_REMINDERS_MAX. */
export async function addReminder(
  tx: Orm,
  id: string,
  { at, text }: { at: string; text: string },
  author: OrderAuthor,
  jobs: Jobs,
): Promise<void> {
  const order = await lockOrder(tx, id)
  const moment = new Date(at)
  const error = findReminderError(moment, author.now)
  if (error) throw new ApiError(422, messages.invalid, { at: [error] })
  const [rows] = await tx
    .select({ number: count() })
    .from(orderReminders)
    .where(eq(orderReminders.orderId, id))
  if ((rows?.number ?? 0) >= ORDER_REMINDERS_MAX) throw new ApiError(409, inboxMessages.remindersTooMany)
  const [reminder] = await tx
    .insert(orderReminders)
    .values({ orderId: id, staffId: author.staffId, at: moment, text })
    .returning({ id: orderReminders.id })
  await updateHandling(tx, order, {}, author, { after: { remindAt: moment } })
  if (reminder) await enqueueReminder(tx, jobs, reminder.id, moment)
}

/** Returns the order of a reminder, or undefined if the reminder was deleted. */
export async function findRemindedOrder(orm: Orm, reminderId: number): Promise<string | undefined> {
  const [row] = await orm
    .select({ orderId: orderReminders.orderId })
    .from(orderReminders)
    .where(eq(orderReminders.id, reminderId))
  return row?.orderId
}

/** Deletes a reminder. Throws 404 if it was deleted before. */
export async function endReminder(tx: Orm, orderId: string, id: number, author: OrderAuthor): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const [ended] = await tx
    .delete(orderReminders)
    .where(eq(orderReminders.id, id))
    .returning({ at: orderReminders.at })
  if (!ended) throw notFound()
  await updateHandling(tx, order, {}, author, { before: { remindAt: ended.at } })
}
