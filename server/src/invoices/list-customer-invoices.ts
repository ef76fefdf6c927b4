import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { toKopecks } from '@rapport/contract/money/kopecks'
import type { CustomerInvoice } from '@rapport/contract/orders/customer-invoice'
import { getInvoiceState } from '@rapport/contract/orders/invoice-state'
import { invoiceCodePath, invoicePath } from '@rapport/contract/paths/paths'
import { desc, eq } from 'drizzle-orm'
import { offers } from '../offers/tables.ts'
import { isSamePayer } from '../orders/requisites/requisites.ts'
import { orderRequisites } from '../orders/requisites/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { InvoiceRecord } from './issue-invoice.ts'
import { mapPayments } from './map-payments.ts'
import { toPaymentRequest } from './payment-code/invoice-payment.ts'
import { invoices } from './tables.ts'

/** Invoices that a customer sees, at most: the newest. */
const INVOICES_MAX = 50

/** Selects the invoices of an order, or those of one offer by its link. */
type InvoicesOf = { orderNumber: string } | { offerToken: string }

type Requisites = typeof orderRequisites.$inferSelect

/** Returns invoices as their customer sees them, newest first. */
export async function listCustomerInvoices(orm: Orm, of: InvoicesOf, now: Date): Promise<CustomerInvoice[]> {
  const rows = await orm
    .select({ invoice: invoices, requisites: orderRequisites })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(offers, eq(offers.id, invoices.offerId))
    .leftJoin(orderRequisites, eq(orderRequisites.orderId, invoices.orderId))
    .where('orderNumber' in of ? eq(orders.number, of.orderNumber) : eq(offers.token, of.offerToken))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(INVOICES_MAX)
  const all = rows.map(({ invoice }) => invoice)
  const payments = await mapPayments(
    orm,
    all.map(({ id }) => id),
  )
  return rows.map(({ invoice, requisites }) => ({
    ...toCustomerInvoice(invoice, payments.get(invoice.id) ?? 0, now),
    correctedBy: all.find(({ correctsId }) => correctsId === invoice.id)?.number ?? null,
    hasFormerRequisites: hasFormerRequisites(invoice, requisites),
  }))
}

/** Returns whether the payer's requisites were changed after an invoice was issued: it keeps its own. */
export const hasFormerRequisites = (
  { buyer, issuedAt, cancelledAt }: InvoiceRecord,
  requisites: Pick<Requisites, 'buyer' | 'at'> | null | undefined,
): boolean =>
  cancelledAt === null &&
  requisites?.buyer != null &&
  requisites.at !== null &&
  requisites.at > issuedAt &&
  !isSamePayer(requisites.buyer, buyer)

function toCustomerInvoice(
  invoice: InvoiceRecord,
  paid: number,
  now: Date,
): Omit<CustomerInvoice, 'correctedBy' | 'hasFormerRequisites'> {
  const { number, token, total, dueOn, document } = invoice
  const isCancelled = invoice.cancelledAt !== null
  const state = getInvoiceState({ total, paid, dueOn, today: moscowDay(now), isCancelled })
  const left = toKopecks(Math.max(total - paid, 0))
  return {
    number,
    day: document.day,
    dueOn,
    state,
    about: document.part === 'whole' ? '' : (document.rows[0]?.title ?? ''),
    total: toKopecks(total),
    left,
    pdfPath: invoicePath(token),
    payment: isCancelled || left === 0 ? null : toPayment(invoice, left),
  }
}

function toPayment(invoice: InvoiceRecord, left: CustomerInvoice['left']): CustomerInvoice['payment'] {
  const { payee, sum, purpose } = toPaymentRequest(invoice, left)
  const { name, inn, kpp, bankName, bic, account, correspondentAccount } = payee
  return {
    codePath: invoiceCodePath(invoice.token),
    sum,
    purpose,
    payee: { name, inn, kpp, bankName, bic, account, correspondentAccount },
  }
}
