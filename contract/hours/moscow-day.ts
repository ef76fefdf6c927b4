import { HOUR_MS } from './durations.ts'

/** Moscow has had a fixed UTC offset since 2014. */
const MOSCOW_MS = 3 * HOUR_MS

/** Returns the ISO date of a moment in Moscow, whatever the local zone is. */
export const moscowDay = (moment: Date): string =>
  new Date(moment.getTime() + MOSCOW_MS).toISOString().slice(0, '2026-12-31'.length)

/** Returns the year of a moment in Moscow. */
export const moscowYear = (moment: Date): number => Number(moscowDay(moment).slice(0, '2026'.length))
