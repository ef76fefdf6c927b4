import * as z from 'zod/mini'
import { DAY_MS } from '../hours/durations.ts'
import { CALL_REPORT_DAYS_MAX } from '../limits.ts'

/** How customers were called of some orders, by the first answered call of each. */
const callFigures = z.object({
  orders: z.number(),
  /** Of those, how many were to be called by now: refused orders, and orders that went on without a call, are none of them. */
  due: z.number(),
  /** How many are to be called later. */
  notDue: z.number(),
  /** Of those due, how many customers answered. */
  called: z.number(),
  /** Of those due, how many were called and did not answer. */
  unanswered: z.number(),
  /** How many answered within CALLBACK_MINUTES of working time, or by the time that they asked for. */
  inTime: z.number(),
  /** Median working minutes until the first answered call; null where nobody answered. */
  medianMinutes: z.nullable(z.number()),
})
export type CallFigures = z.infer<typeof callFigures>

/** By the days on which orders came, in Moscow, the last first; and by who called first, most calls first. */
export const callReport = z.object({
  total: callFigures,
  days: z.array(z.object({ day: z.string(), ...callFigures.shape })),
  people: z.array(z.object({ person: z.object({ id: z.number(), name: z.string() }), ...callFigures.shape })),
})
export type CallReport = z.infer<typeof callReport>

export const reportMessages = {
  backwards: 'Последний день раньше первого',
  tooLong: `Не\u00A0больше ${CALL_REPORT_DAYS_MAX}\u00A0дней за\u00A0раз`,
} as const

/** Returns what is wrong with the days of a report, both included; undefined where nothing is. */
export function findPeriodError({ from, to }: { from: string; to: string }): string | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) return reportMessages.backwards
  return days > CALL_REPORT_DAYS_MAX ? reportMessages.tooLong : undefined
}
