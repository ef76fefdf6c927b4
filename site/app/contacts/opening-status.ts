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

/** Hours of an office by weekday, and exceptional days. */
export interface OfficeWeek {
  hours: OpeningHours[]
  exceptions?: HoursException[] | undefined
}

/** Returns the status at a time in the time zone of the office; undefined if it never opens. */
export function getOpeningStatus(office: OfficeWeek, now: Date, timeZone: string): OpeningStatus | undefined {
  const time = toLocalTime(now, timeZone)
  const closing = findClosingTime(office, time)
  if (closing !== undefined) return { open: true, next: `Закроется в\u00a0${clockTime(closing)}` }
  const opening = findNextOpening(office, time)
  return opening === undefined ? undefined : { open: false, next: `Откроется ${opening}` }
}

/** Returns when an open office closes, in minutes after midnight; undefined if it is closed. */
export const findClosingTime = ({ hours, exceptions }: OfficeWeek, time: LocalTime): number | undefined =>
  listOpenSpans(time, hours, exceptions).find(({ from, to }) => from <= time.minute && time.minute < to)?.to

/** Returns when an office opens next: «завтра в 09:30»; undefined if it never opens. */
export function findNextOpening({ hours, exceptions }: OfficeWeek, time: LocalTime): string | undefined {
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

/** A longer closure shows no opening time. */
const DAYS_AHEAD = 31

function dayName(date: string, day: number, ahead: number): string {
  if (ahead > 7) return formatDay(date)
  return ['сегодня', 'завтра'][ahead] ?? ON_DAY[day] ?? ''
}

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, '2026-12-31'.length)

/** Formats exceptional hours: «1 января — 10 января: закрыто». */
export function formatException({ first, last, open }: HoursException): string {
  const days = first === last ? formatDay(first) : `${formatDay(first)} — ${formatDay(last)}`
  const hours = open.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`).join(', ')
  return `${days}: ${hours || 'закрыто'}`
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** ISO date, day of the week (0 is Sunday) and minutes after midnight. */
interface LocalTime {
  date: string
  day: number
  minute: number
}

/** Returns the local time in a time zone. */
export function toLocalTime(now: Date, timeZone: string): LocalTime {
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
