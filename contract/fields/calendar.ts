import * as z from 'zod/mini'

/** Databases have no year 0. */
const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/
const MINUTE = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/
const MOMENT =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/
const DAY_LENGTH = '2026-12-25'.length

/** Whether a calendar has the day: `Date` makes 2 March of 30 February. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const date = new Date(`${text}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const hasDay = (text: string) => isDay(text.slice(0, DAY_LENGTH))

/** Whether it is a minute of a clock, `2026-12-25T09:30`, on a day that a calendar has. */
export const isMinute = (text: string): boolean => MINUTE.test(text) && hasDay(text)

/** Whether it is an ISO moment with its zone, on a day that a calendar has. */
export const isMoment = (text: string): boolean => MOMENT.test(text) && hasDay(text)

/** A day, `2026-12-25`, that a calendar has. Where dates come in, they come in by this or by `momentField`. */
export const dayField = (message: string) => z.string(message).check(z.refine(isDay, message))

/** An ISO moment with its zone, on a day that a calendar has. */
export const momentField = (message: string) => z.string(message).check(z.refine(isMoment, message))
