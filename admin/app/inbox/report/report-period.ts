import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { findPeriodError } from '@rapport/staff-contract/inbox/report-period'

export interface ReportPeriod {
  /** First and last day in Moscow time, inclusive: `2026-12-25`. */
  from: string
  to: string
}

const DAY = /^20\d\d-\d\d-\d\d$/
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the last `count` days, including today. */
export function lastDays(count: number, now = new Date()): ReportPeriod {
  const today = moscowDay(now)
  return { from: addDays(today, 1 - count), to: today }
}

/** Reads the period from the URL, by default the last `count` days, with its error. */
export function readPeriod(params: URLSearchParams, count = 7): ReportPeriod & { error: string | undefined } {
  const [from, to] = [params.get('from'), params.get('to')]
  const period = isDay(from) && isDay(to) ? { from, to } : lastDays(count)
  return { ...period, error: findPeriodError(period) }
}
