import type { Production } from '@rapport/contract/calculation/calculation-tables'
import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { operationBookings } from '../tables.ts'

/** An operation with its limit a working day, if it has one. */
interface Workshop {
  code: string
  perDay: number | null
}

/** Returns the limited operations among some, with the pieces booked by day. Days of the last week are kept. */
export async function listCapacity(orm: Orm, workshops: Workshop[]): Promise<Production['capacity']> {
  const limited = workshops.flatMap(({ code, perDay }) => (perDay === null ? [] : [{ code, perDay }]))
  if (limited.length === 0) return []
  const codes = limited.map(({ code }) => code)
  const { code, day, quantity, isReleased } = operationBookings
  const rows = await orm
    .select({ code, day, quantity: sum(quantity).mapWith(Number) })
    .from(operationBookings)
    .where(and(inArray(code, codes), eq(isReleased, false)))
    .groupBy(code, day)
    .orderBy(day)
  const taken = Map.groupBy(rows, (row) => row.code)
  return limited.map((one) => ({
    ...one,
    taken: (taken.get(one.code) ?? []).map((row) => ({ day: row.day, quantity: row.quantity })),
  }))
}
