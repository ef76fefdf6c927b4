import { addDays } from '../../hours/moscow-time.ts'
import { CALENDAR_DAYS } from '../calculation-limits.ts'
import type { Production } from '../calculation-tables.ts'
import { createCalendar } from './production-calendar.ts'

/**
 * Returns the days on which a workshop makes some pieces: the first free ones after `today`, as the ready day counts
 * them. Pieces that do not fit into the next 366 days are left out.
 */
export function bookDays(
  quantity: number,
  { perDay, taken }: Omit<Production['capacity'][number], 'code'>,
  production: Pick<Production, 'holidays' | 'workdays'>,
  today: string,
): { day: string; quantity: number }[] {
  const { toOffset, isWorkingDay } = createCalendar(production, today)
  const byOffset = new Map(taken.map((one) => [toOffset(one.day), one.quantity]))
  const booked: { day: string; quantity: number }[] = []
  let left = quantity
  for (let offset = 1; offset <= CALENDAR_DAYS && left > 0; offset++) {
    const free = isWorkingDay(offset) ? perDay - (byOffset.get(offset) ?? 0) : 0
    if (free <= 0) continue
    const made = Math.min(free, left)
    booked.push({ day: addDays(today, offset), quantity: made })
    left -= made
  }
  return booked
}
