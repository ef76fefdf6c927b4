import { day } from '@rapport/contract/endpoints/endpoint-params'
import { DAY_MS } from '@rapport/contract/hours/durations'
import * as z from 'zod/mini'
import { REPORT_DAYS_MAX } from './inbox-limits.ts'

export const reportMessages = {
  backwards: 'Последний день раньше первого',
  tooLong: `Не\u00A0больше ${REPORT_DAYS_MAX}\u00A0дней за\u00A0раз`,
} as const

/** Returns the error of a report's period, both days included; undefined if it is valid. */
export function findPeriodError({ from, to }: { from: string; to: string }): string | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) return reportMessages.backwards
  return days > REPORT_DAYS_MAX ? reportMessages.tooLong : undefined
}

/** Query of a report: first and last day in Moscow, both included. */
export const reportPeriodQuery = z.object({ from: day, to: day }).check(
  z.superRefine((period, context) => {
    const message = findPeriodError(period)
    if (message) context.addIssue({ code: 'custom', path: ['to'], message, input: period.to })
  }),
)
