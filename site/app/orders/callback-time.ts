import { clockTime, type HoursException, parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { CALLBACK_MINUTES } from '@rapport/contract/orders/order-limits'
import { closingTime, localTime, nextOpening } from '../contacts/opening-status.ts'

export interface OfficeClock {
  /** As the factory writes its hours: «Пн–Пт 09:30–18:00». */
  operationMode: string
  /** An IANA name; unknown of a factory without cities. */
  timeZone?: string | undefined
  /** Days that are otherwise. */
  exceptions?: HoursException[] | undefined
}

/**
 * Returns when a manager calls back on an order sent now, by the clock of the office: «Перезвоним до 12:40», or when the
 * office opens. Without a moment, or where the hours are not understood, it names the hours themselves.
 */
export function callbackText(
  { operationMode, timeZone, exceptions }: OfficeClock,
  now: Date | undefined,
): string {
  const hours = parseOpeningHours(operationMode)
  if (!now || !timeZone || !hours) return withoutClock(operationMode)
  const time = localTime(now, timeZone)
  const closing = closingTime({ hours, exceptions }, time)
  const opening = nextOpening({ hours, exceptions }, time)
  const clock = isSameClock(now, timeZone) ? '' : ' по\u00a0времени фабрики'
  const deadline = time.minute + CALLBACK_MINUTES
  if (closing !== undefined && deadline <= closing)
    return `Перезвоним до\u00a0${clockTime(deadline)}${clock}.`
  if (!opening) return withoutClock(operationMode)
  return closing === undefined
    ? `Сейчас мы не\u00a0работаем: позвоним ${opening}${clock}.`
    : `Рабочий день кончается: если не\u00a0успеем сейчас, позвоним ${opening}${clock}.`
}

const withoutClock = (operationMode: string) =>
  `Перезвоним в\u00a0течение ${CALLBACK_MINUTES}\u00a0минут в\u00a0рабочее время${operationMode && `: ${operationMode}`}.`

/** Whether the visitor's own clock shows what that of the office does. */
const isSameClock = (now: Date, timeZone: string) =>
  localTime(now, timeZone).minute === now.getHours() * 60 + now.getMinutes()
