import { clockTime, type OpeningHours } from '@rapport/contract/opening-hours'

/** Whether an office is open, and when that changes. */
export interface OpeningStatus {
  open: boolean
  /** «Закроется в 18:00», «Откроется завтра в 09:30». */
  next: string
}

const ON_DAY = [
  'в\u00a0воскресенье',
  'в\u00a0понедельник',
  'во\u00a0вторник',
  'в\u00a0среду',
  'в\u00a0четверг',
  'в\u00a0пятницу',
  'в\u00a0субботу',
]

/** Returns how it stands at a moment in the time zone of the office; undefined where it never opens. */
export function openingStatus(hours: OpeningHours[], now: Date, timeZone: string): OpeningStatus | undefined {
  const { day, minute } = localTime(now, timeZone)
  const closing = closingTime(hours, { day, minute })
  if (closing !== undefined) return { open: true, next: `Закроется в\u00a0${clockTime(closing)}` }
  const opening = nextOpening(hours, { day, minute })
  return opening === undefined ? undefined : { open: false, next: `Откроется ${opening}` }
}

/** Returns when an office that is open closes, in minutes after midnight; undefined of one that is closed. */
export const closingTime = (hours: OpeningHours[], { day, minute }: LocalTime): number | undefined =>
  hours.find(({ days, from, to }) => days.includes(day) && from <= minute && minute < to)?.to

/** Returns when an office opens next, «завтра в 09:30»; undefined where it never does. */
export function nextOpening(hours: OpeningHours[], { day, minute }: LocalTime): string | undefined {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const weekday = (day + ahead) % 7
    const starts = hours
      .filter(({ days, from }) => days.includes(weekday) && (ahead > 0 || from > minute))
      .map(({ from }) => from)
    if (starts.length > 0) {
      const when = ['сегодня', 'завтра'][ahead] ?? ON_DAY[weekday]
      return `${when} в\u00a0${clockTime(Math.min(...starts))}`
    }
  }
  return undefined
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A day of the week, Sunday being 0, and minutes after midnight. */
interface LocalTime {
  day: number
  minute: number
}

/** Returns a moment by the clock of a time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: WEEKDAYS.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}
