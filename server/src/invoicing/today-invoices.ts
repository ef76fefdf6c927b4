import { toKopecks } from '@rapport/contract/money/kopecks'
import type { Today } from '@rapport/staff-contract/today/today'
import { count, sql } from 'drizzle-orm'
import { invoicePayments } from '../invoices/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { isNotedToday, matchInvoiceView } from './list/invoice-views.ts'
import { addUpInvoices } from './list/list-invoices.ts'
import { countWaiting } from './statements/list-bank-payments.ts'

/** Returns what the first screen says of invoices: overdue ones, money of today, payments that wait. */
export async function getTodayInvoices(orm: Orm, now: Date): Promise<NonNullable<Today['invoices']>> {
  const overdue = await addUpInvoices(orm, matchInvoiceView('overdue', now))
  const [paid] = await orm
    .select({ count: count(), sum: sql<number>`coalesce(sum(${invoicePayments.amount}), 0)`.mapWith(Number) })
    .from(invoicePayments)
    .where(isNotedToday(now))
  return {
    overdue: { count: overdue.count, left: toKopecks(overdue.total - overdue.paid) },
    paidToday: { count: paid?.count ?? 0, sum: toKopecks(paid?.sum ?? 0) },
    waiting: await countWaiting(orm),
  }
}
