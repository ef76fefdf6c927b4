import { messages } from '@rapport/contract/errors/messages'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { eq } from 'drizzle-orm'
import type { InvoiceRecord } from '../invoices/issue-invoice.ts'
import { enqueueInvoiceMail } from '../invoices/mails/invoice-mails.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { lockInvoice } from './lock-invoices.ts'

interface Mailing {
  id: string
  /** Address in place of the order's own. */
  email: string | undefined
}

/** Enqueues the mail of an invoice. Throws 409 for a cancelled invoice or a refused order, 422 without an address. */
export async function mailInvoice(
  tx: Orm,
  { id, email }: Mailing,
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<InvoiceRecord> {
  const invoice = await lockInvoice(tx, id)
  if (invoice.cancelledAt) throw new ApiError(409, staffInvoiceMessages.cancelledNotMailed)
  const [order] = invoice.orderId
    ? await tx
        .select({ email: orders.email, status: orders.status })
        .from(orders)
        .where(eq(orders.id, invoice.orderId))
    : []
  if (order?.status === 'refused') throw new ApiError(409, staffInvoiceMessages.refusedNotMailed)
  if (!email && !order?.email)
    throw new ApiError(422, messages.invalid, { email: [staffInvoiceMessages.noEmail] })
  await enqueueInvoiceMail(tx, { jobs }, { invoiceId: id, recipient: email, at: now })
  return invoice
}
