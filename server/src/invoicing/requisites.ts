import type { OrderRequisitesForm } from '@rapport/contract/requisites/order-requisites'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { eq } from 'drizzle-orm'
import { sendMessage } from '../inbox/conversation/send-message.ts'
import { notifyOrders } from '../inbox/events/notify-orders.ts'
import { lockOrder, type OrderAuthor } from '../inbox/lock-order.ts'
import { recordOfferEvent } from '../offers/offer-events.ts'
import { findAcceptedOffer } from '../offers/requisites/give-requisites.ts'
import { saveRequisites } from '../orders/requisites/requisites.ts'
import { orderRequisites } from '../orders/requisites/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

type Author = OrderAuthor & { name: string }

/**
 * Asks the customer for requisites: by a message of the conversation, which a mail brings with the link to the form.
 * Throws 404 for an unknown order, 409 if it is refused, without an email, and before an offer is accepted.
 */
export async function requestRequisites(tx: Orm, id: string, author: Author, jobs: Jobs): Promise<void> {
  const { status } = await lockOrder(tx, id)
  if (status === 'refused') throw new ApiError(409, staffInvoiceMessages.refusedNotAsked)
  const [order] = await tx.select({ email: orders.email }).from(orders).where(eq(orders.id, id))
  if (!order?.email) throw new ApiError(409, staffInvoiceMessages.noEmailForRequisites)
  const accepted = await findAcceptedOffer(tx, id)
  if (!accepted) throw new ApiError(409, staffInvoiceMessages.requisitesTooEarly)
  const { staffId, now } = author
  await tx
    .insert(orderRequisites)
    .values({ orderId: id, requestedAt: now })
    .onConflictDoUpdate({ target: orderRequisites.orderId, set: { requestedAt: now } })
  await recordOfferEvent(tx, { ...accepted, kind: 'requisites-requested', at: now, staffId })
  await sendMessage(tx, id, { text: staffInvoiceMessages.requisitesRequest }, author, jobs)
}

/** Corrects requisites by hand. Invoices that were issued keep theirs. Throws 409 if `version` is stale. */
export async function correctRequisites(
  tx: Orm,
  id: string,
  form: OrderRequisitesForm,
  { staffId, now, audit }: Author,
): Promise<void> {
  const { number } = await lockOrder(tx, id)
  await saveRequisites(tx, id, form, { staffId, now })
  await notifyOrders(tx, { kind: 'changed', orderId: id })
  await audit(tx, { subject: 'order', subjectId: id, title: number, after: { requisites: form.version + 1 } })
}
