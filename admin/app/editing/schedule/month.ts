import { addDays } from '@rapport/contract/hours/moscow-time'

/** Day such as `2026-12-25`. */
export type Day = string

const WEEK = 7

/** Returns the weeks of a month such as `2026-12`, Monday first, with days of the neighbouring months. */
export function listWeeks(month: string): Day[][] {
  const first = `${month}-01`
  const weekday = (new Date(first).getUTCDay() + WEEK - 1) % WEEK
  const weeks: Day[][] = []
  for (let day = addDays(first, -weekday); day.slice(0, month.length) <= month; day = addDays(day, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(day, index)))
  return weeks
}

export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Returns a valid month from the URL, or undefined. */
export const parseMonth = (text: string | null): string | undefined =>
  text && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined
