import { DAY_MS } from '@rapport/contract/hours/durations'
import { formatDate } from '../../ui/text/date.ts'

/** Formats the day of a timestamp in Moscow: «сегодня», «вчера», «29 октября 2025». */
export function formatDayInWords(moment: string, now: Date): string {
  const day = formatDate(moment)
  if (day === formatDate(now.toISOString())) return 'сегодня'
  return day === formatDate(new Date(now.getTime() - DAY_MS).toISOString()) ? 'вчера' : day
}
