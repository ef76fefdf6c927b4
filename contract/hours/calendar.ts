import * as z from 'zod/mini'

/** PostgreSQL has no year 0. */
const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/
const MINUTE = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/
const MOMENT =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/
const DAY_LENGTH = '2026-12-25'.length

/** Returns whether the day exists: `Date` turns 30 February into 2 March. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const date = new Date(`${text}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const hasDay = (text: string) => isDay(text.slice(0, DAY_LENGTH))

/** Returns whether the text is a minute, `2026-12-25T09:30`, of an existing day. */
export const isMinute = (text: string): boolean => MINUTE.test(text) && hasDay(text)

/** Returns whether the text is an ISO moment with its zone, of an existing day. */
export const isMoment = (text: string): boolean => MOMENT.test(text) && hasDay(text)

/** An existing day, `2026-12-25`. All dates are parsed by this field or by `momentField`. */
export const dayField = (message: string) => z.string(message).check(z.refine(isDay, message))

/** An ISO moment with its zone, of an existing day. */
export const momentField = (message: string) => z.string(message).check(z.refine(isMoment, message))
