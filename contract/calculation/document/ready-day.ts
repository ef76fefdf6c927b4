import { DAY_MS } from '../../hours/durations.ts'
import { addDays } from '../../hours/moscow-time.ts'
import { CALENDAR_DAYS } from '../calculation-limits.ts'
import type { CalculationTables, Production } from '../calculation-tables.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'

const SATURDAY = 6
const SUNDAY = 0

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
  const toOffset = (day: string) => (Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / DAY_MS
  const isWorkingDay = createCalendar(production, today, toOffset)
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

/** Days are counted from today on, because a date for each day of a year takes most of the time of a calculation. */
type ToOffset = (day: string) => number

function createCalendar(
  { holidays, workdays }: Production,
  today: string,
  toOffset: ToOffset,
): (offset: number) => boolean {
  const [off, moved] = [new Set(holidays.map(toOffset)), new Set(workdays.map(toOffset))]
  const first = new Date(`${today}T00:00Z`).getUTCDay()
  return (offset) => {
    if (off.has(offset)) return false
    const weekday = (first + offset) % 7
    return moved.has(offset) || (weekday !== SATURDAY && weekday !== SUNDAY)
  }
}

interface Workshop {
  /** Pieces that are not made yet. */
  left: number
  countFree(offset: number): number
}

/** Returns the operations with a limit a day that the lines need. */
function listWorkshops(
  lines: readonly ResolvedLine[],
  { capacity }: Production,
  toOffset: ToOffset,
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
