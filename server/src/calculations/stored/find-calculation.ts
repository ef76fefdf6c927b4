import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import { CALCULATION_ID } from '@rapport/contract/orders/order-fields'
import { calculationPath } from '@rapport/contract/paths/paths'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { calculations } from '../tables.ts'

/** Calculations of one customer in an export. */
const LISTED_MAX = 500

/** Returns a stored calculation with its numbers unchanged; undefined for an unknown id. */
export async function findCalculation(
  orm: Orm,
  id: string,
  now: Date,
): Promise<CalculationRecord | undefined> {
  if (!CALCULATION_ID.test(id)) return undefined
  const [row] = await orm.select().from(calculations).where(eq(calculations.id, id))
  return row && toRecord(row, now)
}

/** Returns the calculations that an account saved, newest first. */
export async function listCalculations(orm: Orm, userId: number, now: Date): Promise<CalculationRecord[]> {
  const rows = await orm
    .select()
    .from(calculations)
    .where(eq(calculations.userId, userId))
    .orderBy(desc(calculations.createdAt), desc(calculations.id))
    .limit(LISTED_MAX)
  return rows.map((row) => toRecord(row, now))
}

/** Returns a row as the API has it. */
export const toRecord = (row: typeof calculations.$inferSelect, now: Date): CalculationRecord => ({
  calculation: {
    ...row.calculation,
    id: row.id,
    url: calculationPath(row.id),
    createdAt: row.createdAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
    expired: now > row.validUntil,
  },
  request: row.request,
  words: row.words,
  city: row.city,
})
