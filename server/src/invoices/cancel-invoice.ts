import { invoiceMessages } from '@rapport/contract/invoices/invoice-messages'
import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { recordInvoiceEvent } from './invoice-events.ts'
import type { InvoiceRecord } from './issue-invoice.ts'
import { invoices } from './tables.ts'

interface Cancellation {
  id: string
  reason: string
  /** Staff member. */
  cancelledBy: number
}

/** Cancels an invoice, which keeps its number. Throws 404 if it is missing, 409 if it is cancelled already. */
export async function cancelInvoice(
  tx: Orm,
  { id, reason, cancelledBy }: Cancellation,
  now: Date,
): Promise<InvoiceRecord> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!invoice) throw notFound()
  if (invoice.cancelledAt) throw new ApiError(409, invoiceMessages.alreadyCancelled)
  const change = { cancelledAt: now, cancelledBy, cancelReason: reason }
  await tx.update(invoices).set(change).where(eq(invoices.id, id))
  await recordInvoiceEvent(tx, { invoiceId: id, kind: 'cancelled', at: now, staffId: cancelledBy })
  return { ...invoice, ...change }
}
