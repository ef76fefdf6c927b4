import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { InvoiceView } from '@rapport/staff-contract/invoices/invoice-list'
import { and, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { invoicePayments, invoices } from '../../invoices/tables.ts'
import { isOpen, paidSum } from '../open-invoices.ts'

/** Returns the condition of a view. An invoice that is paid in part and late is overdue. */
export function matchInvoiceView(view: InvoiceView, now: Date): SQL | undefined {
  const today = moscowDay(now)
  const conditions: Record<InvoiceView, SQL | undefined> = {
    all: undefined,
    open: isOpen,
    overdue: and(isOpen, lt(invoices.dueOn, today)),
    part: and(isOpen, gt(paidSum, 0)),
    'paid-today': isPaidToday(now),
    paid: and(isNull(invoices.cancelledAt), sql`${paidSum} >= ${invoices.total}`),
    cancelled: isNotNull(invoices.cancelledAt),
  }
  return conditions[view]
}

/** Returns the condition for payments that were noted on the Moscow day of `now`, whatever day the bank says. */
export const isNotedToday = (now: Date): SQL | undefined =>
  and(gte(invoicePayments.recordedAt, fromMoscowDay(moscowDay(now))), isNull(invoicePayments.removedAt))

const isPaidToday = (now: Date): SQL => sql`exists (select 1 from ${invoicePayments}
  where ${and(eq(invoicePayments.invoiceId, invoices.id), isNotedToday(now))})`
