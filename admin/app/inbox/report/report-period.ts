import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { findPeriodError } from '@rapport/staff-contract/inbox/call-report'

export interface ReportPeriod {
  /** Days of Moscow’s calendar, both included: `2026-12-25`. */
  from: string
  to: string
}

const DAY = /^20\d\d-\d\d-\d\d$/
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the last so many days, today being one of them. */
export function lastDays(count: number, now = new Date()): ReportPeriod {
  const today = moscowDay(now)
  return { from: addDays(today, 1 - count), to: today }
}

/** Returns the days that an address names, else the last seven; and what is wrong with them. */
export function periodOf(params: URLSearchParams): ReportPeriod & { error: string | undefined } {
  const [from, to] = [params.get('from'), params.get('to')]
  const period = isDay(from) && isDay(to) ? { from, to } : lastDays(7)
  return { ...period, error: findPeriodError(period) }
}
