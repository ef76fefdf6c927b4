import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { invoiceMails, invoices } from './tables.ts'

/**
 * Erases the addresses of mails and the reasons of cancellations from invoices of erased orders. Links stop to work, and mails that wait are not sent. The
 * invoices stay, with their buyers: the law keeps them for five years.
 */
export async function forgetInvoices(tx: Orm, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  const kept = await tx
    .update(invoices)
    .set({
      token: sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
      cancelReason: '',
    })
    .where(inArray(invoices.orderId, orderIds))
    .returning({ id: invoices.id })
  const ids = kept.map(({ id }) => id)
  if (ids.length === 0) return
  const mails = inArray(invoiceMails.invoiceId, ids)
  await tx.delete(invoiceMails).where(and(mails, eq(invoiceMails.state, 'pending')))
  await tx.update(invoiceMails).set({ recipient: null }).where(mails)
}
