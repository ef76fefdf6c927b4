/** Moscow has no summer time. */
const OFFSET_MS = 3 * 3_600_000
const MINUTE = '2026-12-25T09:30'

const full = new Intl.DateTimeFormat('ru', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

const withDay = new Intl.DateTimeFormat('ru', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' },
})
const dayName = new Intl.DateTimeFormat('ru', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Returns an ISO moment as a minute of Moscow’s clock: `2026-12-25T09:30`. */
export const toMoscowMinute = (iso: string): string =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, MINUTE.length)

/** Returns the ISO moment of a minute of Moscow’s clock. */
export const fromMoscowMinute = (minute: string): string => new Date(`${minute}:00+03:00`).toISOString()

/** «25 дек. 2026 г., 09:30», by Moscow’s clock. */
export const formatMoscow = (iso: string): string => full.format(new Date(iso))

/** «пт, 25 дек. 2026 г., 09:30», by Moscow’s clock: who plans a week thinks of its days. */
export const formatMoscowWithDay = (iso: string): string => withDay.format(new Date(iso))

/** «пятница, 25 декабря» of a minute of Moscow’s clock. */
export const formatDayOf = (minute: string): string =>
  dayName.format(new Date(`${minute.slice(0, '2026-12-25'.length)}T00:00Z`))
