/** Moscow has no summer time. */
const OFFSET_MS = 3 * 3_600_000
const MINUTE = '2026-12-25T09:30'

const full = new Intl.DateTimeFormat('ru', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

/** Returns an ISO moment as a minute of Moscow’s clock: `2026-12-25T09:30`. */
export const toMoscowMinute = (iso: string): string =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, MINUTE.length)

/** Returns the ISO moment of a minute of Moscow’s clock. */
export const fromMoscowMinute = (minute: string): string => new Date(`${minute}:00+03:00`).toISOString()

/** «25 дек. 2026 г., 09:30», by Moscow’s clock. */
export const formatMoscow = (iso: string): string => full.format(new Date(iso))
