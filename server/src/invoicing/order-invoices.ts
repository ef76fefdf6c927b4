import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { InvoiceBuyer } from '@rapport/contract/invoices/invoice-buyer'
import { addUp } from '@rapport/contract/money/arithmetic'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { getInvoiceState } from '@rapport/contract/orders/invoice-state'
import { invoicePath } from '@rapport/contract/paths/paths'
import type { Invoice, OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { InvoiceRecord } from '../invoices/issue-invoice.ts'
import { hasFormerRequisites } from '../invoices/list-customer-invoices.ts'
import { invoicePayments, invoices } from '../invoices/tables.ts'
import { listLegalEntities } from '../legal-entities/queries.ts'
import { type AcceptedOffer, getAcceptedOffer } from '../offers/get-accepted-offer.ts'
import { offers } from '../offers/tables.ts'
import { findRequisitesRow } from '../orders/requisites/requisites.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { notFound } from '../platform/http/api-error.ts'
import { staff } from '../staff/tables.ts'
import { listHistories, NO_HISTORY } from './list-histories.ts'

/** Invoices of an order, at most. */
const INVOICES_MAX = 100
/** Offers of an order that may be accepted, at most. */
const OFFERS_MAX = 20

/** Returns the invoices of an order, newest first, and what a new one needs. Throws 404 for an unknown order. */
export async function getOrderInvoices(orm: Orm, orderId: string, now: Date): Promise<OrderInvoices> {
  const [order] = await orm
    .select({ name: orders.name, email: orders.email })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw notFound()
  const rows = await orm
    .select({ invoice: invoices, issuedBy: staff.name })
    .from(invoices)
    .leftJoin(staff, eq(staff.id, invoices.issuedBy))
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(INVOICES_MAX)
  const ids = rows.map(({ invoice }) => invoice.id)
  const payments = await listPayments(orm, ids)
  const histories = await listHistories(orm, ids)
  const accepted = await listAccepted(orm, orderId)
  const entities = await listLegalEntities(orm)
  const requisites = await findRequisitesRow(orm, orderId)
  return {
    invoices: rows.map(({ invoice, issuedBy }) =>
      Object.assign(
        toInvoice(invoice, issuedBy, payments.get(invoice.id) ?? [], now),
        histories.get(invoice.id) ?? NO_HISTORY,
        { hasFormerRequisites: hasFormerRequisites(invoice, requisites) },
        findCorrections(
          invoice,
          rows.map((row) => row.invoice),
        ),
      ),
    ),
    offers: accepted.map((offer) => ({
      id: offer.offerId,
      number: offer.number,
      total: offer.document.total ?? toKopecks(0),
      left: findLeft(
        offer,
        rows.map(({ invoice }) => invoice),
      ),
      advancePercent: offer.document.advancePercent,
    })),
    legalEntities: entities.map(({ id, title }) => ({ id, title })),
    requisites: await toRequisites(orm, requisites),
    buyer: findNewest(requisites, rows[0]?.invoice) ?? suggestBuyer(accepted[0], order.name),
    hasEmail: order.email !== '',
  }
}

type Payment = Invoice['payments'][number]

async function listPayments(orm: Orm, ids: string[]): Promise<Map<string, Payment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({ payment: invoicePayments, by: staff.name })
    .from(invoicePayments)
    .leftJoin(staff, eq(staff.id, invoicePayments.recordedBy))
    .where(and(inArray(invoicePayments.invoiceId, ids), isNull(invoicePayments.removedAt)))
    .orderBy(asc(invoicePayments.day), asc(invoicePayments.recordedAt), asc(invoicePayments.id))
  const byInvoice = Map.groupBy(rows, ({ payment }) => payment.invoiceId)
  return new Map(
    [...byInvoice].map(([id, list]) => [
      id,
      list.map(({ payment, by }) => ({
        id: payment.id,
        day: payment.day,
        amount: toKopecks(payment.amount),
        by,
      })),
    ]),
  )
}

function toInvoice(
  row: InvoiceRecord,
  issuedBy: string | null,
  payments: Payment[],
  now: Date,
): Omit<Invoice, 'events' | 'mail' | 'corrects' | 'correctedBy' | 'hasFormerRequisites'> {
  const paid = addUp(payments.map(({ amount }) => amount))
  const isCancelled = row.cancelledAt !== null
  return {
    id: row.id,
    number: row.number,
    state: getInvoiceState({ total: row.total, paid, dueOn: row.dueOn, today: moscowDay(now), isCancelled }),
    issuedAt: row.issuedAt.toISOString(),
    issuedBy,
    offerId: row.offerId,
    legalEntityId: row.legalEntityId,
    document: row.document,
    buyer: row.buyer,
    paid,
    payments,
    cancelReason: row.cancelReason,
    pdfPath: invoicePath(row.token),
  }
}

const findCorrections = ({ id, correctsId }: InvoiceRecord, all: InvoiceRecord[]) => ({
  corrects: all.find((invoice) => invoice.id === correctsId)?.number ?? null,
  correctedBy: all.find((invoice) => invoice.correctsId === id)?.number ?? null,
})

async function listAccepted(orm: Orm, orderId: string): Promise<AcceptedOffer[]> {
  const rows = await orm
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.orderId, orderId))
    .orderBy(desc(offers.createdAt), desc(offers.number))
    .limit(OFFERS_MAX)
  const accepted: AcceptedOffer[] = []
  for (const { id } of rows) {
    const offer = await getAcceptedOffer(orm, id)
    if (offer) accepted.push(offer)
  }
  return accepted
}

function findLeft({ offerId, document }: AcceptedOffer, issued: InvoiceRecord[]) {
  const valid = issued.filter((invoice) => invoice.offerId === offerId && invoice.cancelledAt === null)
  const invoiced = valid.reduce((sum, { total }) => sum + total, 0)
  return toKopecks(Math.max((document.total ?? 0) - invoiced, 0))
}

type RequisitesRow = Awaited<ReturnType<typeof findRequisitesRow>>

async function toRequisites(orm: Orm, row: RequisitesRow): Promise<OrderInvoices['requisites']> {
  const [author] = row?.staffId
    ? await orm.select({ name: staff.name }).from(staff).where(eq(staff.id, row.staffId))
    : []
  return {
    version: row?.version ?? 0,
    payer: row?.buyer ?? null,
    at: row?.at?.toISOString() ?? null,
    by: author?.name ?? null,
    requestedAt: row?.requestedAt?.toISOString() ?? null,
  }
}

/** Requisites that were given, or those of the last invoice if it was issued later. */
function findNewest(row: RequisitesRow, last: InvoiceRecord | undefined): InvoiceBuyer | undefined {
  if (!row?.buyer || !row.at) return last?.buyer
  return last && last.issuedAt > row.at ? last.buyer : row.buyer
}

function suggestBuyer(offer: AcceptedOffer | undefined, name: string): InvoiceBuyer {
  const company = offer?.buyer.company
  return company?.name
    ? { name: company.name, inn: company.inn, kpp: company.kpp, address: company.legalAddress }
    : { name, inn: '', kpp: '', address: '' }
}
