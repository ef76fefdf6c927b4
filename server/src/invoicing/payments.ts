import { randomUUID } from 'node:crypto'
import { messages } from '@rapport/contract/errors/messages'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { InvoicePaymentForm } from '@rapport/staff-contract/invoices/invoice-forms'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { bankPayments } from '../bank-statements/tables.ts'
import { recordInvoiceEvent } from '../invoices/invoice-events.ts'
import type { InvoiceRecord } from '../invoices/issue-invoice.ts'
import { invoicePayments } from '../invoices/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { followInvoice } from './follow-invoice.ts'
import { lockInvoice } from './lock-invoices.ts'

/** The staff member, and the time of the request. */
export interface PaymentAuthor {
  staffId: number
  now: Date
}

/** A payment, and the payment of a bank statement that it comes from. */
type NewPayment = InvoicePaymentForm & { bankPaymentId?: string }

/** Returns the kopecks that came for an invoice. */
export async function sumPayments(tx: Orm, invoiceId: string): Promise<number> {
  const [row] = await tx
    .select({ paid: sql<number>`coalesce(sum(${invoicePayments.amount}), 0)`.mapWith(Number) })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.invoiceId, invoiceId), isNull(invoicePayments.removedAt)))
  return row?.paid ?? 0
}

/** Notes a payment. Throws 409 for a cancelled invoice, 422 for more than is left or a day to come. */
export async function recordPayment(
  tx: Orm,
  id: string,
  { day, amount, bankPaymentId }: NewPayment,
  author: PaymentAuthor,
): Promise<InvoiceRecord> {
  const { staffId, now } = author
  const invoice = await lockInvoice(tx, id)
  if (invoice.cancelledAt) throw new ApiError(409, staffInvoiceMessages.cancelled)
  const left = invoice.total - (await sumPayments(tx, id))
  const faults = {
    ...(day > moscowDay(now) ? { day: [staffInvoiceMessages.paymentInFuture] } : {}),
    ...(amount > left ? { amount: [staffInvoiceMessages.paymentTooLarge] } : {}),
  }
  if (Object.keys(faults).length > 0) throw new ApiError(422, messages.invalid, faults)
  await tx
    .insert(invoicePayments)
    .values({
      id: randomUUID(),
      invoiceId: id,
      day,
      amount,
      recordedBy: staffId,
      recordedAt: now,
      bankPaymentId: bankPaymentId ?? null,
    })
  const kind = amount === left ? 'paid' : 'paid-part'
  await recordInvoiceEvent(tx, { invoiceId: id, kind, at: now, staffId, amount })
  await followInvoice(tx, invoice.orderId, kind, author)
  return invoice
}

/**
 * Takes a payment back; it stays in the database. What came by a bank statement waits again. Throws 404 if it is
 * missing or taken back already.
 */
export async function removePayment(
  tx: Orm,
  id: string,
  { staffId, now }: PaymentAuthor,
): Promise<InvoiceRecord> {
  const which = and(eq(invoicePayments.id, id), isNull(invoicePayments.removedAt))
  const [found] = await tx.select().from(invoicePayments).where(which)
  if (!found) throw notFound()
  const { invoiceId, amount, bankPaymentId } = found
  // The payment of the statement is locked first, as by its booking.
  if (bankPaymentId)
    await tx
      .select({ id: bankPayments.id })
      .from(bankPayments)
      .where(eq(bankPayments.id, bankPaymentId))
      .for('update')
  const invoice = await lockInvoice(tx, invoiceId)
  const removed = await tx
    .update(invoicePayments)
    .set({ removedAt: now, removedBy: staffId })
    .where(which)
    .returning({ id: invoicePayments.id })
  if (removed.length === 0) throw notFound()
  if (bankPaymentId)
    await tx
      .update(bankPayments)
      .set({ unbooked: sql`${bankPayments.unbooked} + ${amount}` })
      .where(eq(bankPayments.id, bankPaymentId))
  await recordInvoiceEvent(tx, { invoiceId, kind: 'unpaid', at: now, staffId, amount })
  return invoice
}
