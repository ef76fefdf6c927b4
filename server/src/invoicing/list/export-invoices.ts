import { DAY_MS } from '@rapport/contract/hours/durations'
import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { InvoiceView } from '@rapport/staff-contract/invoices/invoice-list'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { invoices } from '../../invoices/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { paidSum } from '../open-invoices.ts'
import { matchInvoiceText } from '../search-payable-invoices.ts'
import { matchInvoiceView } from './invoice-views.ts'

/** Invoices that one SQL statement reads. */
const PART_ROWS = 1000

interface ExportFilter {
  view: InvoiceView
  legalEntityId: number | undefined
  q: string
  /** Moscow days of issuing, both included; empty: no bound. */
  from: string
  to: string
}

export type InvoiceExportRow = Awaited<ReturnType<typeof listPart>>[number]

/** Yields the invoices of the list with the same filters, newest first, up to `most`. */
export async function* listInvoiceParts(
  orm: Orm,
  { view, legalEntityId, q, from, to }: ExportFilter,
  { now, most }: { now: Date; most: number },
): AsyncGenerator<InvoiceExportRow[]> {
  const which = and(
    matchInvoiceView(view, now),
    legalEntityId === undefined ? undefined : eq(invoices.legalEntityId, legalEntityId),
    matchInvoiceText(q),
    from === '' ? undefined : gte(invoices.issuedAt, fromMoscowDay(from)),
    to === '' ? undefined : lt(invoices.issuedAt, new Date(fromMoscowDay(to).getTime() + DAY_MS)),
  )
  let left = most
  let after: InvoiceExportRow | undefined
  while (left > 0) {
    const part = await listPart(orm, and(which, after && isBelow(after.invoice)), Math.min(PART_ROWS, left))
    if (part.length > 0) yield part
    if (part.length < PART_ROWS) return
    left -= part.length
    after = part.at(-1)
  }
}

const listPart = (orm: Orm, which: SQL | undefined, limit: number) =>
  orm
    .select({ invoice: invoices, paid: sql<number>`${paidSum}`.mapWith(Number), orderNumber: orders.number })
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(which)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit)

/** Returns the condition for invoices below one in the list. */
export const isBelow = ({
  issuedAt,
  number,
}: Pick<typeof invoices.$inferSelect, 'issuedAt' | 'number'>): SQL =>
  sql`(${invoices.issuedAt}, ${invoices.number}) < (${issuedAt.toISOString()}::timestamptz, ${number})`
