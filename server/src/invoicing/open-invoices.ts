import { toKopecks } from '@rapport/contract/money/kopecks'
import type { PayableInvoice } from '@rapport/staff-contract/invoices/bank-payment'
import { and, desc, isNull, type SQL, sql } from 'drizzle-orm'
import { invoicePayments, invoices } from '../invoices/tables.ts'
import type { Orm } from '../platform/database/database.ts'

/** Open invoices that payments are matched to, the newest. */
const OPEN_MAX = 5_000

/** Kopecks that came for an invoice of the query. */
export const paidSum = sql<number>`(select coalesce(sum(${invoicePayments.amount}), 0) from ${invoicePayments}
  where ${invoicePayments.invoiceId} = ${invoices.id} and ${invoicePayments.removedAt} is null)`

/** Whether an invoice of the query is valid and not paid in full. */
export const isOpen: SQL | undefined = and(isNull(invoices.cancelledAt), sql`${invoices.total} > ${paidSum}`)

interface OpenInvoiceRow extends PayableInvoice {
  legalEntityId: number
  payerInn: string
}

/** Returns valid invoices that are not paid in full, newest first. */
export async function listOpenInvoices(orm: Orm, which?: SQL, limit = OPEN_MAX): Promise<OpenInvoiceRow[]> {
  const rows = await orm
    .select({
      id: invoices.id,
      number: invoices.number,
      buyer: invoices.buyer,
      legalEntityId: invoices.legalEntityId,
      due: sql<number>`${invoices.total} - ${paidSum}`.mapWith(Number),
    })
    .from(invoices)
    .where(and(isOpen, which))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit)
  return rows.map(({ buyer, due, ...row }) => ({
    ...row,
    buyer: buyer.name,
    payerInn: buyer.inn,
    due: toKopecks(due),
  }))
}
