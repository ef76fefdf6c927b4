import { DAY_MS } from '@rapport/contract/hours/durations'
import {
  clockTime,
  type HoursException,
  listOpenSpans,
  type OpeningHours,
} from '@rapport/contract/hours/opening-hours'
import { formatDay } from '../ui/text/date.ts'

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

/** The hours of an office by its weekdays, and the days that are otherwise. */
export interface OfficeWeek {
  hours: OpeningHours[]
  exceptions?: HoursException[] | undefined
}

/** Returns how it stands at a moment in the time zone of the office; undefined where it never opens. */
export function openingStatus(office: OfficeWeek, now: Date, timeZone: string): OpeningStatus | undefined {
  const time = localTime(now, timeZone)
  const closing = closingTime(office, time)
  if (closing !== undefined) return { open: true, next: `Закроется в\u00a0${clockTime(closing)}` }
  const opening = nextOpening(office, time)
  return opening === undefined ? undefined : { open: false, next: `Откроется ${opening}` }
}

/** Returns when an office that is open closes, in minutes after midnight; undefined of one that is closed. */
export const closingTime = ({ hours, exceptions }: OfficeWeek, time: LocalTime): number | undefined =>
  listOpenSpans(time, hours, exceptions).find(({ from, to }) => from <= time.minute && time.minute < to)?.to

/** Returns when an office opens next, «завтра в 09:30»; undefined where it never does. */
export function nextOpening({ hours, exceptions }: OfficeWeek, time: LocalTime): string | undefined {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = addDays(time.date, ahead)
    const day = (time.day + ahead) % 7
    const span = listOpenSpans({ date, day }, hours, exceptions).find(
      ({ from }) => ahead > 0 || from > time.minute,
    )
    if (span) return `${dayName(date, day, ahead)} в\u00a0${clockTime(span.from)}`
  }
  return undefined
}

/** Whoever is closed for longer says nothing of when it opens. */
const DAYS_AHEAD = 31

function dayName(date: string, day: number, ahead: number): string {
  if (ahead > 7) return formatDay(date)
  return ['сегодня', 'завтра'][ahead] ?? ON_DAY[day] ?? ''
}

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, '2026-12-31'.length)

/** Returns an exception of the hours in words: «1 января — 10 января: закрыто». */
export function exceptionText({ first, last, open }: HoursException): string {
  const days = first === last ? formatDay(first) : `${formatDay(first)} — ${formatDay(last)}`
  const hours = open.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`).join(', ')
  return `${days}: ${hours || 'закрыто'}`
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** An ISO date, its day of the week, Sunday being 0, and minutes after midnight. */
interface LocalTime {
  date: string
  day: number
  minute: number
}

/** Returns a moment by the clock of a time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    day: WEEKDAYS.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}
