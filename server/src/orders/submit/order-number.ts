import { moscowYear } from '@rapport/contract/hours/moscow-day'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orderCounters } from '../tables.ts'

/** Orders of a year whose numbers have six digits behind the year. */
const SHORT_MAX = 99_999

/**
 * Returns the next order number of the year in Moscow, such as `26-000123`. Locks the counter, so concurrent orders
 * wait. The digit behind the year is always 0, since invoices have another one there. So a number above SHORT_MAX is
 * longer: `26-0100000`.
 */
export async function nextOrderNumber(tx: Orm, now: Date): Promise<string> {
  const year = moscowYear(now)
  const [counter] = await tx
    .insert(orderCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.year, set: { last: sql`${orderCounters.last} + 1` } })
    .returning({ last: orderCounters.last })
  if (!counter) throw new Error('The order counter returned no number')
  const { last } = counter
  return `${String(year).slice(-2)}-0${String(last).padStart(String(SHORT_MAX).length, '0')}`
}
