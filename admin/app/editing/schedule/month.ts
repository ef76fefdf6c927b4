import { addDays } from '@rapport/contract/hours/moscow-time'

/** A day as it is written: `2026-12-25`. */
export type Day = string

const WEEK = 7

/** Returns the weeks of a month (`2026-12`), Monday first, whole: days before and after it fill the first and the last. */
export function weeksOf(month: string): Day[][] {
  const first = `${month}-01`
  const weekday = (new Date(first).getUTCDay() + WEEK - 1) % WEEK
  const weeks: Day[][] = []
  for (let day = addDays(first, -weekday); day.slice(0, month.length) <= month; day = addDays(day, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(day, index)))
  return weeks
}

/** Returns the month so many months later. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** A month that an address may name; undefined where it names none. */
export const monthIn = (text: string | null): string | undefined =>
  text && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined
