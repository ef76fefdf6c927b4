import { moscowDay } from '@rapport/contract/hours/moscow-day'

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

const NBSP = '\u00a0'

/** Formats the day of a timestamp in Moscow with non-breaking spaces: «29 октября 2025». */
export function formatDate(moment: string): string {
  const day = moscowDay(new Date(moment))
  return `${formatDay(day)}${NBSP}${day.slice(0, 4)}`
}

/**
 * Formats an ISO date with a non-breaking space: «11 января». Uses an own table, since loading `Intl` data takes 13
 * ms of hydration on a fast processor.
 */
export function formatDay(date: string): string {
  const [, month, day] = date.slice(0, '2026-01-11'.length).split('-').map(Number)
  return `${day}${NBSP}${MONTHS[(month ?? 1) - 1]}`
}
