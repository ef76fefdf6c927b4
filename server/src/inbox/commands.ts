import { messages } from '@rapport/contract/errors/messages'
import type { OrderStatus } from '@rapport/contract/orders/order-status'
import type { MESSENGERS } from '@rapport/staff-contract/inbox/inbox'
import { ORDER_NOTES_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { canBecome } from '@rapport/staff-contract/inbox/order-steps'
import { count, eq, inArray } from 'drizzle-orm'
import { type ResendDeps, resendNotification } from '../orders/notifications/resend-notification.ts'
import { changeOrderStatus } from '../orders/order-status.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { staff } from '../staff/tables.ts'
import { listHandlers } from './handlers.ts'
import {
  lockOrder,
  lockOrderVersion,
  type OrderAuthor,
  type OrderVersion,
  pressedAt,
  updateHandling,
} from './lock-order.ts'
import { enqueueMentionEmails } from './mention-email.ts'
import { orderContacts, orderHandling, orderNotes, orderReminders } from './tables.ts'

/** Makes an order somebody's own; a repeat changes nothing. Throws the 409 where somebody else has it. */
export async function claimOrder(tx: Orm, id: string, author: OrderAuthor): Promise<void> {
  const order = await lockOrder(tx, id)
  const { assigneeId } = order.handling
  if (assigneeId !== null && assigneeId !== author.staffId) {
    const [other] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, assigneeId))
    throw new ApiError(409, inboxMessages.takenBy(other?.name ?? ''))
  }
  await setAssignee(tx, order, author.staffId, author)
}

/** Gives an order to somebody who works with orders, or to nobody. Throws the 422 of anybody else. */
export async function assignOrder(
  tx: Orm,
  target: OrderVersion,
  assigneeId: number | null,
  author: OrderAuthor,
): Promise<void> {
  const order = await lockOrderVersion(tx, target)
  if (assigneeId !== null && (await listHandlers(tx, [assigneeId])).length === 0)
    throw new ApiError(422, messages.invalid, { assigneeId: [inboxMessages.assigneeUnknown] })
  await setAssignee(tx, order, assigneeId, author)
}

const setAssignee = (
  tx: Orm,
  order: Awaited<ReturnType<typeof lockOrder>>,
  assigneeId: number | null,
  author: OrderAuthor,
) =>
  updateHandling(tx, order, { assigneeId }, author, {
    before: { assignee: order.handling.assigneeId },
    after: { assignee: assigneeId },
  })

/** Changes what an order is. Throws the 422 of a step that makes no sense. */
export async function changeStatus(
  tx: Orm,
  target: OrderVersion,
  { status, reason }: { status: OrderStatus; reason: string },
  author: OrderAuthor,
): Promise<void> {
  const order = await lockOrderVersion(tx, target)
  if (!canBecome(order.status, status))
    throw new ApiError(422, messages.invalid, { status: [inboxMessages.stepImpossible] })
  const { staffId } = author
  const change = {
    status,
    by: 'staff',
    at: pressedAt(order, author),
    staffId,
    ...(status === 'refused' ? { reason } : {}),
  } as const
  await changeOrderStatus(tx, order.id, change)
  await updateHandling(tx, order, { callBy: null }, author, {
    before: { status: order.status },
    after: { status, ...(status === 'refused' ? { reason } : {}) },
  })
}

/** Sends a mail or message of an order once more, to another address where one is given. Throws the 404 of none. */
export async function sendAgain(
  tx: Orm,
  { id, notificationId, email }: { id: string; notificationId: string; email?: string | undefined },
  author: OrderAuthor,
  deps: ResendDeps,
): Promise<void> {
  const order = await lockOrder(tx, id)
  const channel = await resendNotification(tx, { id: notificationId, email }, deps)
  await updateHandling(tx, order, {}, author, { after: { sentAgain: channel } })
}

/** Adds a note to an order, and has whom it mentions mailed. */
export async function addNote(
  tx: Orm,
  id: string,
  { text, mentions }: { text: string; mentions: number[] },
  author: OrderAuthor,
  jobs: Jobs,
): Promise<void> {
  const order = await lockOrder(tx, id)
  const [notes] = await tx.select({ number: count() }).from(orderNotes).where(eq(orderNotes.orderId, id))
  if ((notes?.number ?? 0) >= ORDER_NOTES_MAX) throw new ApiError(409, inboxMessages.notesTooMany)
  const handlers = mentions.length > 0 ? await listHandlers(tx, mentions) : []
  const mentioned = handlers.map((person) => person.id)
  const [note] = await tx
    .insert(orderNotes)
    .values({
      orderId: id,
      at: pressedAt(order, author),
      authorId: author.staffId,
      text,
      mentions: mentioned,
    })
    .returning({ id: orderNotes.id })
  await updateHandling(tx, order, {}, author, { after: { note: note?.id } })
  if (note) await enqueueMentionEmails(tx, jobs, note.id, mentioned)
}

/** Notes that somebody began to write to the customer in a messenger. */
export async function noteContact(
  tx: Orm,
  id: string,
  messenger: (typeof MESSENGERS)[number],
  author: OrderAuthor,
): Promise<void> {
  const order = await lockOrder(tx, id)
  const at = pressedAt(order, author)
  await tx.insert(orderContacts).values({ orderId: id, at, authorId: author.staffId, messenger })
  await updateHandling(tx, order, {}, author, { after: { contact: messenger } })
}

/** Erases what staff wrote about orders whose customer is erased; nobody is to call any more. */
export async function forgetCustomer(tx: Orm, orderIds: string[]): Promise<void> {
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, orderIds))
  await tx.delete(orderReminders).where(inArray(orderReminders.orderId, orderIds))
  await tx
    .update(orderHandling)
    .set({ callBy: null, promisedBy: null })
    .where(inArray(orderHandling.orderId, orderIds))
}
