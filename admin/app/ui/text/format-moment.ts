import { DAY_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { MOSCOW } from '@rapport/contract/hours/moscow-time'

const WEEK_DAYS = 7
const days = new Intl.RelativeTimeFormat('ru', { numeric: 'auto' })
const timeIn = (timeZone: string) => new Intl.DateTimeFormat('ru', { timeStyle: 'short', timeZone })
const time = timeIn(MOSCOW)
const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: MOSCOW })
const dayOfYear = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', timeZone: MOSCOW })
const dayOfAnyYear = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeZone: MOSCOW })

/**
 * Formats a timestamp in Moscow time: «сегодня, 14:05», «вчера, 09:30», «пн, 08:45» for the days ahead, «3
 * нояб., 09:30», «3 нояб. 2025 г., 09:30».
 */
export function formatMoment(iso: string, now = new Date()): string {
  const date = new Date(iso)
  return `${dayText(date, now)}, ${time.format(date)}`
}

function dayText(date: Date, now: Date): string {
  const [day, today] = [moscowDay(date), moscowDay(now)]
  const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS
  if (Math.abs(ahead) <= 1) return days.format(ahead, 'day')
  if (ahead > 0 && ahead < WEEK_DAYS) return weekday.format(date)
  return (day.slice(0, 4) === today.slice(0, 4) ? dayOfYear : dayOfAnyYear).format(date)
}

/** Formats the time of day in Moscow: «14:05». */
export const formatTime = (iso: string): string => time.format(new Date(iso))

/** Formats the time of day in another zone: «15:05». Returns undefined if it equals the time in Moscow. */
export function formatTimeElsewhere(iso: string, timeZone: string): string | undefined {
  const date = new Date(iso)
  const text = timeIn(timeZone).format(date)
  return text === time.format(date) ? undefined : text
}
