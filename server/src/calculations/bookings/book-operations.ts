import { bookDays } from '@rapport/contract/calculation/document/book-days'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { eq, lt, sql } from 'drizzle-orm'
import { listOfferedOperations } from '../../operations/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { loadFactory } from '../factory-facts.ts'
import { operationBookings } from '../tables.ts'
import { listCapacity } from './list-capacity.ts'

/** Held until the transaction ends: two orders don't book the same hours. */
const BOOKING_LOCK = 7_265_006

/** Pieces of a line, and the codes of its operations. Without a code, an operation was written by hand. */
export interface BookedLine {
  quantity: number
  operations: { code: string | null }[]
}

/**
 * Books the operations of an accepted order on the first free days of their workshops, in place of what the order had
 * booked. Operations without a limit a day book nothing.
 */
export async function bookOperations(
  tx: Orm,
  orderId: string,
  lines: readonly BookedLine[],
  now: Date,
): Promise<void> {
  const pieces = countPieces(lines)
  await tx.execute(sql`select pg_advisory_xact_lock(${BOOKING_LOCK})`)
  await tx.delete(operationBookings).where(eq(operationBookings.orderId, orderId))
  const offered = await listOfferedOperations(tx, [...pieces.keys()])
  const workshops = offered.flatMap(({ table, perDay }) =>
    // A sample is made once a design, whatever the quantity.
    table.pricing.by === 'design' ? [] : [{ code: table.code, perDay }],
  )
  const capacity = await listCapacity(tx, workshops)
  if (capacity.length === 0) return
  const production = await loadFactory(tx)
  const rows = capacity.flatMap((workshop) =>
    bookDays(pieces.get(workshop.code) ?? 0, workshop, production, moscowDay(now)).map((booked) => ({
      orderId,
      code: workshop.code,
      ...booked,
    })),
  )
  if (rows.length > 0) await tx.insert(operationBookings).values(rows)
}

/** Frees the days of an order that is refused, and books them again for one that is not. */
export async function releaseBookings(tx: Orm, orderId: string, isRefused: boolean): Promise<void> {
  await tx
    .update(operationBookings)
    .set({ isReleased: isRefused })
    .where(eq(operationBookings.orderId, orderId))
}

function countPieces(lines: readonly BookedLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { quantity, operations } of lines)
    for (const { code } of operations) if (code !== null) pieces.set(code, (pieces.get(code) ?? 0) + quantity)
  return pieces
}

/** Deletes bookings of days that ended a week ago. */
export async function deletePastBookings(orm: Orm, now: Date): Promise<void> {
  await orm.delete(operationBookings).where(lt(operationBookings.day, addDays(moscowDay(now), -7)))
}
