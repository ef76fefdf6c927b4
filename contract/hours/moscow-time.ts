import { DAY_MS, HOUR_MS } from './durations.ts'
/** The factory's time zone, used for all business rules. It has had no summer time since 2014. */
export const MOSCOW = 'Europe/Moscow'
const OFFSET_MS = 3 * HOUR_MS
const MINUTE_LENGTH = '2026-12-25T09:30'.length
const DAY_LENGTH = '2026-12-25'.length

/** Formats a moment as a minute of Moscow time: `2026-12-25T09:30`. */
export const toMoscowMinute = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(0, MINUTE_LENGTH)

/** Returns the ISO moment of a minute of Moscow time. */
export const fromMoscowMinute = (minute: string): string => new Date(`${minute}:00+03:00`).toISOString()

/** Returns the moment at which a day begins in Moscow. */
export const fromMoscowDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`)

/** Returns the day `count` days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, DAY_LENGTH)
