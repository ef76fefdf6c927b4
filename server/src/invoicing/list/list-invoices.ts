import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { getInvoiceState } from '@rapport/contract/orders/invoice-state'
import { invoicePath } from '@rapport/contract/paths/paths'
import type { AdminInput } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { INVOICE_SUMS_MAX, type InvoicePage } from '@rapport/staff-contract/invoices/invoice-list'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { invoices } from '../../invoices/tables.ts'
import { listLegalEntities } from '../../legal-entities/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { paidSum } from '../open-invoices.ts'
import { matchInvoiceText } from '../search-payable-invoices.ts'
import { isBelow } from './export-invoices.ts'
import { matchInvoiceView } from './invoice-views.ts'

/** Returns a page of invoices, newest first, with the sums of all that match. */
export async function listInvoices(
  orm: Orm,
  { view, legalEntityId, q, after, limit }: AdminInput<'getInvoices'>,
  now: Date,
): Promise<InvoicePage> {
  const which = and(
    matchInvoiceView(view, now),
    legalEntityId === undefined ? undefined : eq(invoices.legalEntityId, legalEntityId),
    matchInvoiceText(q),
  )
  const entities = await listLegalEntities(orm)
  const rows = await orm
    .select({ invoice: invoices, paid: sql<number>`${paidSum}`.mapWith(Number) })
    .from(invoices)
    .where(and(which, isAfter(after)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  const last = rows.length > limit ? part.at(-1)?.invoice : undefined
  return {
    invoices: part.map(({ invoice, paid }) => ({
      id: invoice.id,
      number: invoice.number,
      state: getInvoiceState({
        total: invoice.total,
        paid,
        dueOn: invoice.dueOn,
        today: moscowDay(now),
        isCancelled: invoice.cancelledAt !== null,
      }),
      orderId: invoice.orderId,
      buyer: { name: invoice.buyer.name, inn: invoice.buyer.inn },
      legalEntity: invoice.document.seller.title,
      total: toKopecks(invoice.total),
      paid: toKopecks(paid),
      issuedAt: invoice.issuedAt.toISOString(),
      dueOn: invoice.dueOn,
      pdfPath: invoicePath(invoice.token),
    })),
    sums: await addUpInvoices(orm, which),
    legalEntities: entities.map(({ id, title }) => ({ id, title })),
    next: last ? `${last.issuedAt.getTime()}-${last.number}` : null,
  }
}

/** Adds up the invoices of a condition, the newest INVOICE_SUMS_MAX. */
export async function addUpInvoices(orm: Orm, which: SQL | undefined): Promise<InvoicePage['sums']> {
  const matches = orm
    .select({ total: invoices.total, paid: sql<number>`${paidSum}`.as('paid') })
    .from(invoices)
    .where(which)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(INVOICE_SUMS_MAX)
    .as('matches')
  const sum = (column: SQL | typeof matches.total) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [row] = await orm
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      total: sum(matches.total),
      paid: sum(sql`${matches.paid}`),
    })
    .from(matches)
  return { count: row?.count ?? 0, total: toKopecks(row?.total ?? 0), paid: toKopecks(row?.paid ?? 0) }
}

function isAfter(after: string | undefined): SQL | undefined {
  const [, milliseconds, number] = /^(\d{1,13})-(\d\d-\d{6})$/.exec(after ?? '') ?? []
  return number === undefined ? undefined : isBelow({ issuedAt: new Date(Number(milliseconds)), number })
}
