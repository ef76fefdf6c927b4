import { MOSCOW } from '@rapport/contract/hours/moscow-time'

const full = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeStyle: 'short', timeZone: MOSCOW })

const withDay = new Intl.DateTimeFormat('ru', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: MOSCOW,
})
const longDay = new Intl.DateTimeFormat('ru', { dateStyle: 'full', timeZone: MOSCOW })
const dayName = new Intl.DateTimeFormat('ru', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const shortDay = new Intl.DateTimeFormat('ru', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const monthName = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric', timeZone: 'UTC' })

// Timestamps are formatted in Moscow time, whatever the browser's zone; days and months as they are written.

/** Formats a timestamp: «25 дек. 2026 г., 09:30». */
export const formatMoscow = (iso: string): string => full.format(new Date(iso))

/** Formats a timestamp with its weekday, for planning: «пт, 25 дек. 2026 г., 09:30». */
export const formatMoscowWithDay = (iso: string): string => withDay.format(new Date(iso))

/** Formats the day of a timestamp: «пятница, 25 декабря 2026 г.». */
export const formatMoscowDay = (iso: string): string => longDay.format(new Date(iso))

const DAY_LENGTH = '2026-12-25'.length
const parseDay = (day: string) => new Date(`${day.slice(0, DAY_LENGTH)}T00:00Z`)

/** Formats a day, or the day of a Moscow date and time: «пятница, 25 декабря». */
export const formatDay = (day: string): string => dayName.format(parseDay(day))

/** Formats a day: «пт, 25 декабря». */
export const formatShortDay = (day: string): string => shortDay.format(parseDay(day))

/** Formats a day: «25.12.2026». */
export const formatNumericDay = (day: string): string => day.split('-').reverse().join('.')

/** Formats a month, `2026-12`: «декабрь 2026 г.». */
export const formatMonth = (month: string): string => monthName.format(parseDay(`${month}-01`))
