import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { bankPayments } from '../bank-statements/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { invoiceMails, invoicePayments, invoices } from './tables.ts'

/** Largest number of invoices in the export of a customer. The oldest are left out. */
const INVOICES_MAX = 1_000
/** Payments in the export. The newest are left out. */
const PAYMENTS_MAX = 10_000

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
  const payments = await listPayments(orm, ids)
  return rows.map(({ invoice, orderNumber }) => ({
    number: invoice.number,
    orderNumber,
    issuedAt: invoice.issuedAt.toISOString(),
    total: toKopecks(invoice.total),
    buyer: invoice.buyer,
    recipients: mails.flatMap(({ invoiceId, recipient }) =>
      invoiceId === invoice.id && recipient ? [recipient] : [],
    ),
    payments: payments.flatMap(({ invoiceId, ...payment }) => (invoiceId === invoice.id ? [payment] : [])),
  }))
}

/** Returns the payments of invoices, oldest first, with the payer and the purpose that the bank gave. */
async function listPayments(orm: Orm, ids: string[]) {
  const { invoiceId, day, amount, bankPaymentId, removedAt } = invoicePayments
  const { payerName, payerInn, payerKpp, payerAccount, purpose } = bankPayments
  const rows = await orm
    .select({ invoiceId, day, amount, payerName, payerInn, payerKpp, payerAccount, purpose })
    .from(invoicePayments)
    .leftJoin(bankPayments, eq(bankPayments.id, bankPaymentId))
    .where(and(inArray(invoiceId, ids), isNull(removedAt)))
    .orderBy(asc(day), asc(invoicePayments.recordedAt))
    .limit(PAYMENTS_MAX)
  return rows.map((row) => ({
    invoiceId: row.invoiceId,
    day: row.day,
    amount: toKopecks(row.amount),
    bank:
      row.payerName === null
        ? null
        : {
            payer: row.payerName,
            inn: row.payerInn ?? '',
            kpp: row.payerKpp ?? '',
            account: row.payerAccount ?? '',
            purpose: row.purpose ?? '',
          },
  }))
}
