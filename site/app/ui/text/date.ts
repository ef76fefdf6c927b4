const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** Moscow has had the same time all year since 2014. */
const MOSCOW_MS = 3 * 3_600_000

const NBSP = '\u00a0'

/** The day of a moment in Moscow, kept on one line: «29 октября 2025». */
export function formatDate(moment: string): string {
  const inMoscow = new Date(Date.parse(moment) + MOSCOW_MS).toISOString()
  return `${formatDay(inMoscow)}${NBSP}${inMoscow.slice(0, 4)}`
}

/**
 * The day of an ISO date, kept on one line: «11 января». By a table of our own: browsers take 13 ms of a fast processor to read
 * theirs, when a page hydrates.
 */
export function formatDay(date: string): string {
  const [, month, day] = date.slice(0, '2026-01-11'.length).split('-').map(Number)
  return `${day}${NBSP}${MONTHS[(month ?? 1) - 1]}`
}
