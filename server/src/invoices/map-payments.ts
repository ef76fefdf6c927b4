import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { invoicePayments } from './tables.ts'

/** Returns the kopecks that came for invoices, by id; invoices without payments are left out. */
export async function mapPayments(orm: Orm, ids: string[]): Promise<Map<string, Kopecks>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({
      id: invoicePayments.invoiceId,
      paid: sql<number>`sum(${invoicePayments.amount})`.mapWith(Number),
    })
    .from(invoicePayments)
    .where(and(inArray(invoicePayments.invoiceId, ids), isNull(invoicePayments.removedAt)))
    .groupBy(invoicePayments.invoiceId)
  return new Map(rows.map(({ id, paid }) => [id, toKopecks(paid)]))
}
