import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { cancelInvoice } from '../invoices/cancel-invoice.ts'
import { type InvoiceRecord, issueInvoice, type NewInvoice } from '../invoices/issue-invoice.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { followInvoice } from './follow-invoice.ts'
import { lockInvoice } from './lock-invoices.ts'
import { type PaymentAuthor, sumPayments } from './payments.ts'

interface Cancelled {
  id: string
  reason: string
}

/** Cancels an unpaid invoice. Throws 404 if it is missing, 409 if it is paid in part, or cancelled already. */
export async function cancelUnpaid(
  tx: Orm,
  { id, reason }: Cancelled,
  { staffId, now }: PaymentAuthor,
): Promise<InvoiceRecord> {
  await lockInvoice(tx, id)
  if ((await sumPayments(tx, id)) > 0) throw new ApiError(409, staffInvoiceMessages.paidNotCancelled)
  return cancelInvoice(tx, { id, reason, cancelledBy: staffId }, now)
}

/** Cancels an unpaid invoice and issues the corrected one for the same offer. Throws as both do. */
export async function correctInvoice(
  tx: Orm,
  { id, reason, ...fields }: Cancelled & Omit<NewInvoice, 'issuedBy' | 'correctsId'>,
  author: PaymentAuthor,
): Promise<InvoiceRecord> {
  const before = await cancelUnpaid(tx, { id, reason }, author)
  if (before.offerId !== fields.offerId) throw notFound()
  const invoice = await issueInvoice(tx, { ...fields, issuedBy: author.staffId, correctsId: id }, author.now)
  await followInvoice(tx, invoice.orderId, 'issued', author)
  return invoice
}
