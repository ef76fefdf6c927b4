import { addDays } from '../../hours/moscow-time.ts'
import { CALENDAR_DAYS } from '../calculation-limits.ts'
import type { CalculationTables, Production } from '../calculation-tables.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { type Calendar, createCalendar } from './production-calendar.ts'

/**
 * Returns the Moscow day on which all lines are ready; undefined if the next 366 days have none. `today` is not
 * counted. The day is the latest of three: the lead time of the slowest line, the promised days, and the day when
 * the workshops have finished. A lead time is that of the item and its operations; urgency shortens it.
 */
export function findReadyDay(
  lines: readonly ResolvedLine[],
  { production, urgency }: Pick<CalculationTables, 'production' | 'urgency'>,
  today: string,
  isUrgent: boolean,
): string | undefined {
  const usual = Math.max(...lines.map((line) => countDays(line, production)))
  const asked = isUrgent && urgency ? Math.ceil((usual * urgency.daysPercent) / 100) : usual
  const needed = Math.max(asked, production.promisedDays)
  const { toOffset, isWorkingDay } = createCalendar(production, today)
  const workshops = listWorkshops(lines, production, toOffset)
  if (needed === 0 && workshops.length === 0) return today
  for (let worked = 0, offset = 1; offset <= CALENDAR_DAYS; offset++) {
    if (!isWorkingDay(offset)) continue
    worked++
    for (const workshop of workshops) workshop.left -= workshop.countFree(offset)
    if (worked >= needed && workshops.every(({ left }) => left <= 0)) return addDays(today, offset)
  }
}

const countDays = ({ item, operations }: ResolvedLine, { leadDays }: Production): number =>
  operations.reduce((days, { table }) => days + table.days, item.leadDays ?? leadDays)

interface Workshop {
  /** Pieces that are not made yet. */
  left: number
  countFree(offset: number): number
}

/** Returns the operations with a limit a day that the lines need. */
function listWorkshops(
  lines: readonly ResolvedLine[],
  { capacity }: Production,
  toOffset: Calendar['toOffset'],
): Workshop[] {
  return capacity.flatMap(({ code, perDay, taken }) => {
    const left = lines.reduce((sum, line) => sum + countPieces(line, code), 0)
    if (left === 0) return []
    const byOffset = new Map(taken.map(({ day, quantity }) => [toOffset(day), quantity]))
    return [{ left, countFree: (offset) => Math.max(0, perDay - (byOffset.get(offset) ?? 0)) }]
  })
}

/** Counts the pieces that an operation handles; a sample is made of each design. */
const countPieces = ({ operations, quantity }: ResolvedLine, code: string): number =>
  operations
    .filter(({ table }) => table.code === code)
    .reduce((sum, { table, designs }) => sum + (table.pricing.by === 'design' ? designs : quantity), 0)
