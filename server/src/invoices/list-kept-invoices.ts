import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { invoiceMails, invoices } from './tables.ts'

/** Largest number of invoices in the export of a customer. The oldest are left out. */
const INVOICES_MAX = 1_000

/** Returns the invoices of the matching orders for an export of personal data, newest first. */
export async function listKeptInvoices(orm: Orm, which: SQL): Promise<PersonalData['invoices']> {
  const rows = await orm
    .select({ invoice: invoices, orderNumber: orders.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(which)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(INVOICES_MAX)
  const ids = rows.map(({ invoice }) => invoice.id)
  const mails = await orm
    .selectDistinct({ invoiceId: invoiceMails.invoiceId, recipient: invoiceMails.recipient })
    .from(invoiceMails)
    .where(and(inArray(invoiceMails.invoiceId, ids), isNotNull(invoiceMails.recipient)))
  return rows.map(({ invoice, orderNumber }) => ({
    number: invoice.number,
    orderNumber,
    issuedAt: invoice.issuedAt.toISOString(),
    total: toKopecks(invoice.total),
    buyer: invoice.buyer,
    recipients: mails.flatMap(({ invoiceId, recipient }) =>
      invoiceId === invoice.id && recipient ? [recipient] : [],
    ),
  }))
}
