import { moscowYear } from '@rapport/contract/hours/moscow-day'
import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { offerCounters } from './tables.ts'

/**
 * Returns the next offer number of the year in Moscow, `КП-26-000123`. Locks the counter, so concurrent offers wait. A
 * rolled back transaction gives its number back.
 */
export async function nextOfferNumber(tx: Orm, now: Date): Promise<string> {
  const year = moscowYear(now)
  const [counter] = await tx
    .insert(offerCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: offerCounters.year, set: { last: sql`${offerCounters.last} + 1` } })
    .returning({ last: offerCounters.last })
  if (!counter) throw new Error('The offer counter returned no number')
  return `КП-${String(year).slice(-2)}-${String(counter.last).padStart(6, '0')}`
}

/** Returns the number of a version, `КП-26-000123/2`. */
export const versionNumber = (number: string, version: number): string => `${number}/${version}`
