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

/** Moments by Moscow’s clock, whichever the browser has; days and months of the calendar as they are written. */

/** «25 дек. 2026 г., 09:30» */
export const formatMoscow = (iso: string): string => full.format(new Date(iso))

/** «пт, 25 дек. 2026 г., 09:30»: who plans a week thinks of its days. */
export const formatMoscowWithDay = (iso: string): string => withDay.format(new Date(iso))

/** «пятница, 25 декабря 2026 г.» of a moment. */
export const formatMoscowDay = (iso: string): string => longDay.format(new Date(iso))

const DAY_LENGTH = '2026-12-25'.length
const dateOf = (day: string) => new Date(`${day.slice(0, DAY_LENGTH)}T00:00Z`)

/** «пятница, 25 декабря» of a day, or of a minute of Moscow’s clock. */
export const formatDayOf = (day: string): string => dayName.format(dateOf(day))

/** «пт, 25 декабря» of a day. */
export const formatShortDay = (day: string): string => shortDay.format(dateOf(day))

/** «25.12.2026» of a day. */
export const formatNumericDay = (day: string): string => day.split('-').reverse().join('.')

/** «декабрь 2026 г.» of a month, `2026-12`. */
export const formatMonth = (month: string): string => monthName.format(dateOf(`${month}-01`))
