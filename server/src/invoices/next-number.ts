import { moscowYear } from '@rapport/contract/hours/moscow-day'
import { INVOICES_A_YEAR_MAX, SERIES_MAX } from '@rapport/contract/invoices/invoice-limits'
import { invoiceMessages } from '@rapport/contract/invoices/invoice-messages'
import { invoiceNumber } from '@rapport/contract/invoices/invoice-number'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { invoiceCounters, invoiceSeries } from './tables.ts'

/**
 * Returns the next number of a legal entity, `26-100123`. Locks its counter, so that concurrent invoices wait and a
 * transaction that is rolled back, or killed, leaves no gap. Throws 409 if there are no more numbers.
 */
export async function nextInvoiceNumber(tx: Orm, legalEntityId: number, now: Date): Promise<string> {
  const year = moscowYear(now)
  const series = (await findSeries(tx, legalEntityId)) ?? (await addSeries(tx, legalEntityId))
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, series, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.year, invoiceCounters.series],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  const running = counter?.last ?? 0
  if (running > INVOICES_A_YEAR_MAX) throw new ApiError(409, invoiceMessages.yearFull(INVOICES_A_YEAR_MAX))
  return invoiceNumber(year, series, running)
}

async function findSeries(tx: Orm, legalEntityId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ series: invoiceSeries.series })
    .from(invoiceSeries)
    .where(eq(invoiceSeries.legalEntityId, legalEntityId))
  return row?.series
}

/** Gives a legal entity the next free digit at its first invoice. */
async function addSeries(tx: Orm, legalEntityId: number): Promise<number> {
  // Two first invoices at once would choose the same digit.
  await tx.execute(sql`lock table ${invoiceSeries} in share row exclusive mode`)
  const given = await findSeries(tx, legalEntityId)
  if (given !== undefined) return given
  const [row] = await tx.select({ next: sql<number>`coalesce(max(series), 0) + 1` }).from(invoiceSeries)
  const series = row?.next ?? 1
  if (series > SERIES_MAX) throw new ApiError(409, invoiceMessages.seriesFull(SERIES_MAX))
  await tx.insert(invoiceSeries).values({ series, legalEntityId })
  return series
}
