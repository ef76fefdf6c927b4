import { messages } from '@rapport/contract/errors/messages'
import type { OrderStatus } from '@rapport/contract/orders/order-status'
import type { MESSENGERS } from '@rapport/staff-contract/inbox/inbox'
import { ORDER_NOTES_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { canBecome } from '@rapport/staff-contract/inbox/order-transitions'
import { count, eq, inArray } from 'drizzle-orm'
import { changeOrderStatus } from '../orders/change-order-status.ts'
import { type ResendDeps, resendNotification } from '../orders/notifications/resend-notification.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { assertProofApproved } from '../proofs/assert-proof-approved.ts'
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

/** Assigns an order to the author; a repeat changes nothing. Throws 409 if another member has it. */
export async function claimOrder(tx: Orm, id: string, author: OrderAuthor): Promise<void> {
  const order = await lockOrder(tx, id)
  const { assigneeId } = order.handling
  if (assigneeId !== null && assigneeId !== author.staffId) {
    const [other] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, assigneeId))
    throw new ApiError(409, inboxMessages.takenBy(other?.name ?? ''))
  }
  await setAssignee(tx, order, author.staffId, author)
}

/** Assigns an order to a handler, or removes its assignee. Throws 422 for a member who may not handle orders. */
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

/** Changes the status of an order. Throws 422 for an impossible transition. */
export async function changeStatus(
  tx: Orm,
  target: OrderVersion,
  { status, reason }: { status: OrderStatus; reason: string },
  author: OrderAuthor,
): Promise<void> {
  const order = await lockOrderVersion(tx, target)
  if (!canBecome(order.status, status))
    throw new ApiError(422, messages.invalid, { status: [inboxMessages.stepImpossible] })
  if (status === 'in-production') await assertProofApproved(tx, order.id)
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
    personal: ['reason'],
  })
}

/** Sends a notification of an order again, optionally to another address. Throws 404 if it is missing. */
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

/** Adds a note to an order and enqueues mails to mentioned handlers. */
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

/** Records that a staff member started a conversation with the customer in a messenger. */
export async function recordContact(
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

/** Erases notes and reminders of erased orders, and cancels their calls. */
export async function forgetCustomer(tx: Orm, orderIds: string[]): Promise<void> {
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, orderIds))
  await tx.delete(orderReminders).where(inArray(orderReminders.orderId, orderIds))
  await tx
    .update(orderHandling)
    .set({ callBy: null, promisedBy: null })
    .where(inArray(orderHandling.orderId, orderIds))
}
