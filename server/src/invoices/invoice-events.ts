import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { InvoiceEvent } from '@rapport/staff-contract/invoices/invoice-event'
import { lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { invoiceEvents } from './tables.ts'

/** Openings that are counted for a day, at most. */
const OPENINGS_MAX = 100

interface NewEvent {
  invoiceId: string
  kind: Exclude<InvoiceEvent['kind'], 'opened'>
  at: Date
  staffId?: number
  /** Kopecks. */
  amount?: number
}

/** Records an event in the transaction of its change. */
export async function recordInvoiceEvent(tx: Orm, event: NewEvent): Promise<void> {
  await tx.insert(invoiceEvents).values({ ...event, day: moscowDay(event.at) })
}

/** Counts that the customer opened an invoice. Returns whether it is the first time of this day. */
export async function recordInvoiceOpening(tx: Orm, invoiceId: string, at: Date): Promise<boolean> {
  const [event] = await tx
    .insert(invoiceEvents)
    .values({ invoiceId, kind: 'opened', at, day: moscowDay(at) })
    .onConflictDoUpdate({
      target: [invoiceEvents.invoiceId, invoiceEvents.day],
      targetWhere: sql`${invoiceEvents.kind} = 'opened'`,
      set: { count: sql`${invoiceEvents.count} + 1` },
      setWhere: lt(invoiceEvents.count, OPENINGS_MAX),
    })
    .returning({ count: invoiceEvents.count })
  return event?.count === 1
}
