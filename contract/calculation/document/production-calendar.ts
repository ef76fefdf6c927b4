import { DAY_MS } from '../../hours/durations.ts'
import type { Production } from '../calculation-tables.ts'

const SATURDAY = 6
const SUNDAY = 0

/**
 * Working days of the production. Days are counted from today on, because a date for each day of a year takes most of
 * the time of a calculation.
 */
export interface Calendar {
  /** Days from today to a Moscow day, `2026-12-31`. */
  toOffset(day: string): number
  isWorkingDay(offset: number): boolean
}

export function createCalendar(
  { holidays, workdays }: Pick<Production, 'holidays' | 'workdays'>,
  today: string,
): Calendar {
  const toOffset = (day: string) => (Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / DAY_MS
  const [off, moved] = [new Set(holidays.map(toOffset)), new Set(workdays.map(toOffset))]
  const first = new Date(`${today}T00:00Z`).getUTCDay()
  return {
    toOffset,
    isWorkingDay(offset) {
      if (off.has(offset)) return false
      const weekday = (first + offset) % 7
      return moved.has(offset) || (weekday !== SATURDAY && weekday !== SUNDAY)
    },
  }
}
