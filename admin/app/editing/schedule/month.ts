/** A day as it is written: `2026-12-25`. */
export type Day = string

const DAY_MS = 86_400_000
const WEEK = 7
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10)

/** Returns the weeks of a month (`2026-12`), Monday first, whole: days before and after it fill the first and the last. */
export function weeksOf(month: string): Day[][] {
  const first = Date.parse(`${month}-01`)
  const weekday = (new Date(first).getUTCDay() + WEEK - 1) % WEEK
  const weeks: Day[][] = []
  for (let day = first - weekday * DAY_MS; toDay(day).slice(0, 7) <= month; day += WEEK * DAY_MS)
    weeks.push(Array.from({ length: WEEK }, (_, index) => toDay(day + index * DAY_MS)))
  return weeks
}

/** Returns the month so many months later. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** A month that an address may name; undefined where it names none. */
export const monthIn = (text: string | null): string | undefined =>
  text && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined
