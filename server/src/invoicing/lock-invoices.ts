import { asc, inArray } from 'drizzle-orm'
import type { InvoiceRecord } from '../invoices/issue-invoice.ts'
import { invoices } from '../invoices/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { notFound } from '../platform/http/api-error.ts'

/**
 * Locks invoices after their orders, each in the order of ids, so that no two writes wait for each other. Throws 404 if
 * one is missing.
 */
export async function lockInvoices(tx: Orm, ids: readonly string[]): Promise<Map<string, InvoiceRecord>> {
  const which = inArray(invoices.id, [...ids])
  const found = await tx.select({ orderId: invoices.orderId }).from(invoices).where(which)
  const orderIds = found.flatMap(({ orderId }) => orderId ?? [])
  if (orderIds.length > 0)
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, orderIds))
      .orderBy(asc(orders.id))
      .for('update')
  const rows = await tx.select().from(invoices).where(which).orderBy(asc(invoices.id)).for('update')
  if (rows.length < new Set(ids).size) throw notFound()
  return new Map(rows.map((invoice) => [invoice.id, invoice]))
}

/** Locks an invoice after its order. Throws 404 if it is missing. */
export async function lockInvoice(tx: Orm, id: string): Promise<InvoiceRecord> {
  const invoice = (await lockInvoices(tx, [id])).get(id)
  if (!invoice) throw notFound()
  return invoice
}
