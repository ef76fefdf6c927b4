import { toKopecks } from '@rapport/contract/money/kopecks'
import type { Invoice } from '@rapport/staff-contract/invoices/invoice'
import { asc, eq, inArray } from 'drizzle-orm'
import { invoiceEvents, invoiceMails } from '../invoices/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'

/** Events of the invoices of an order, and mails, at most. */
const ROWS_MAX = 1_000

type History = Pick<Invoice, 'events' | 'mail'>

export const NO_HISTORY: History = { events: [], mail: null }

/** Returns what happened to invoices, oldest first, and the last mail of each. */
export async function listHistories(orm: Orm, ids: string[]): Promise<Map<string, History>> {
  if (ids.length === 0) return new Map()
  const events = await orm
    .select({ event: invoiceEvents, by: staff.name })
    .from(invoiceEvents)
    .leftJoin(staff, eq(staff.id, invoiceEvents.staffId))
    .where(inArray(invoiceEvents.invoiceId, ids))
    .orderBy(asc(invoiceEvents.id))
    .limit(ROWS_MAX)
  const mails = await orm
    .select()
    .from(invoiceMails)
    .where(inArray(invoiceMails.invoiceId, ids))
    .orderBy(asc(invoiceMails.createdAt), asc(invoiceMails.id))
    .limit(ROWS_MAX)
  return new Map(
    ids.map((id) => {
      const mail = mails.findLast(({ invoiceId }) => invoiceId === id)
      return [
        id,
        {
          mail: mail ? { state: mail.state, reason: mail.lastError } : null,
          events: events
            .filter(({ event }) => event.invoiceId === id)
            .map(({ event, by }) => ({
              id: event.id,
              kind: event.kind,
              at: event.at.toISOString(),
              by,
              amount: event.amount === null ? null : toKopecks(event.amount),
              count: event.count,
            })),
        },
      ]
    }),
  )
}
