import { moscowYear } from '@rapport/contract/hours/moscow-day'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orderCounters } from '../tables.ts'

/**
 * Returns the next order number of the year in Moscow, such as `26-000123`. Locks the counter, so concurrent orders
 * wait.
 */
export async function nextOrderNumber(tx: Orm, now: Date): Promise<string> {
  const year = moscowYear(now)
  const [counter] = await tx
    .insert(orderCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.year, set: { last: sql`${orderCounters.last} + 1` } })
    .returning({ last: orderCounters.last })
  if (!counter) throw new Error('The order counter returned no number')
  return `${String(year).slice(-2)}-${String(counter.last).padStart(6, '0')}`
}
