const moment = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeStyle: 'short' })
const time = new Intl.DateTimeFormat('ru', { timeStyle: 'short' })
const days = new Intl.RelativeTimeFormat('ru', { numeric: 'auto' })
const DAY_MS = 86_400_000

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Returns an ISO moment in the time of who reads it: «сегодня, 14:05», «вчера, 9:30», «завтра, 9:45», «3 нояб. 2026 г., 9:30». */
export function formatMoment(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS)
  if (Math.abs(daysAgo) > 1) return moment.format(date)
  return `${days.format(-daysAgo, 'day')}, ${time.format(date)}`
}
