import { clockTime, type HoursException, parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { minutesWithin } from '@rapport/contract/site/duration'
import { findClosingTime, findNextOpening, toLocalTime } from '../contacts/opening-status.ts'

export interface OfficeClock {
  /** Minutes in which a manager calls back; 0: not promised. */
  callbackMinutes: number
  /** Working hours as entered: «Пн–Пт 09:30–18:00». */
  operationMode: string
  /** IANA time zone; unknown for a factory without cities. */
  timeZone?: string | undefined
  /** Days with other working hours. */
  exceptions?: HoursException[] | undefined
}

/**
 * Formats when a manager calls back, by the office clock: «Перезвоним до 12:40», or when the office opens. Without
 * `now`, or for unparseable hours, it names the working hours.
 */
export function formatCallbackTime(
  { callbackMinutes, operationMode, timeZone, exceptions }: OfficeClock,
  now: Date | undefined,
): string {
  const hours = parseOpeningHours(operationMode)
  if (!now || !timeZone || !hours) return withoutClock(callbackMinutes, operationMode)
  const time = toLocalTime(now, timeZone)
  const closing = findClosingTime({ hours, exceptions }, time)
  const opening = findNextOpening({ hours, exceptions }, time)
  const clock = isSameClock(now, timeZone) ? '' : ' по\u00a0времени фабрики'
  const deadline = time.minute + callbackMinutes
  if (closing !== undefined && callbackMinutes === 0) return withoutClock(callbackMinutes, operationMode)
  if (closing !== undefined && deadline <= closing)
    return `Перезвоним до\u00a0${clockTime(deadline)}${clock}.`
  if (!opening) return withoutClock(callbackMinutes, operationMode)
  return closing === undefined
    ? `Сейчас мы не\u00a0работаем: позвоним ${opening}${clock}.`
    : `Рабочий день кончается: если не\u00a0успеем сейчас, позвоним ${opening}${clock}.`
}

function withoutClock(callbackMinutes: number, operationMode: string): string {
  const promise = callbackMinutes === 0 ? '' : ` в\u00a0течение ${minutesWithin(callbackMinutes)}`
  return `Перезвоним${promise} в\u00a0рабочее время${operationMode && `: ${operationMode}`}.`
}

const isSameClock = (now: Date, timeZone: string) =>
  toLocalTime(now, timeZone).minute === now.getHours() * 60 + now.getMinutes()
