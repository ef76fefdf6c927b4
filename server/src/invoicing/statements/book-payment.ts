import type { Booking } from '@rapport/staff-contract/invoices/bank-payment'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { and, eq, isNull } from 'drizzle-orm'
import { bankPayments } from '../../bank-statements/tables.ts'
import type { InvoiceRecord } from '../../invoices/issue-invoice.ts'
import { invoicePayments } from '../../invoices/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { lockInvoices } from '../lock-invoices.ts'
import { type PaymentAuthor, recordPayment, removePayment } from '../payments.ts'

type BankPaymentRow = typeof bankPayments.$inferSelect

/** A changed payment, and the invoices that it pays or paid. */
interface BookedPayment {
  payment: BankPaymentRow
  invoices: InvoiceRecord[]
}

/**
 * Books a payment of a statement to invoices, whole or in parts. Throws 404 for an unknown payment or invoice, 409 if it
 * is set aside or less of it is left, 422 if an invoice needs less.
 */
export async function bookPayment(
  tx: Orm,
  { id, parts }: Booking,
  author: PaymentAuthor,
): Promise<BookedPayment> {
  const payment = await lockBankPayment(tx, id)
  if (payment.dismissedAt) throw new ApiError(409, staffInvoiceMessages.dismissed)
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (sum > payment.unbooked)
    throw new ApiError(
      409,
      payment.unbooked === 0 ? staffInvoiceMessages.alreadyBooked : staffInvoiceMessages.bookedInPart,
    )
  const ids = parts.map(({ invoiceId }) => invoiceId)
  await lockInvoices(tx, ids)
  await requireNewParts(tx, id, ids)
  const invoices: InvoiceRecord[] = []
  for (const { invoiceId, amount } of parts)
    invoices.push(await recordPayment(tx, invoiceId, { day: payment.day, amount, bankPaymentId: id }, author))
  await tx
    .update(bankPayments)
    .set({ unbooked: payment.unbooked - sum })
    .where(eq(bankPayments.id, id))
  return { payment, invoices }
}

/** A payment pays an invoice once: a second part is most likely a repeat. Throws 409 for one. */
async function requireNewParts(tx: Orm, id: string, invoiceIds: string[]): Promise<void> {
  const booked = await listParts(tx, id)
  if (booked.some(({ invoiceId }) => invoiceIds.includes(invoiceId)))
    throw new ApiError(409, staffInvoiceMessages.alreadyBooked)
}

const listParts = (tx: Orm, id: string) =>
  tx
    .select({ id: invoicePayments.id, invoiceId: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.bankPaymentId, id), isNull(invoicePayments.removedAt)))

/** Takes back all bookings of a payment. Throws 404 if it is missing, 409 if it has none. */
export async function unbookPayment(tx: Orm, id: string, author: PaymentAuthor): Promise<BookedPayment> {
  const payment = await lockBankPayment(tx, id)
  const parts = await listParts(tx, id)
  if (parts.length === 0) throw new ApiError(409, staffInvoiceMessages.notBooked)
  await lockInvoices(
    tx,
    parts.map(({ invoiceId }) => invoiceId),
  )
  const invoices: InvoiceRecord[] = []
  for (const part of parts) invoices.push(await removePayment(tx, part.id, author))
  return { payment, invoices }
}

/** Sets a payment aside. Throws 404 if it is missing, 409 if all of it is booked. A repeat changes nothing. */
export async function dismissPayment(
  tx: Orm,
  id: string,
  { staffId, now }: PaymentAuthor,
): Promise<BankPaymentRow> {
  const payment = await lockBankPayment(tx, id)
  if (payment.unbooked === 0) throw new ApiError(409, staffInvoiceMessages.bookedNotDismissed)
  if (!payment.dismissedAt)
    await tx
      .update(bankPayments)
      .set({ dismissedAt: now, dismissedBy: staffId })
      .where(eq(bankPayments.id, id))
  return payment
}

/** Returns a payment that was set aside to those that wait. Throws 404 if it is missing. */
export async function restorePayment(tx: Orm, id: string): Promise<BankPaymentRow> {
  const payment = await lockBankPayment(tx, id)
  await tx.update(bankPayments).set({ dismissedAt: null, dismissedBy: null }).where(eq(bankPayments.id, id))
  return payment
}

async function lockBankPayment(tx: Orm, id: string): Promise<BankPaymentRow> {
  const [payment] = await tx.select().from(bankPayments).where(eq(bankPayments.id, id)).for('update')
  if (!payment) throw notFound()
  return payment
}
