import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { callMinutes } from '@rapport/contract/site/promises'

const callDay = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Returns the time of a promised call, such as «понедельник, 30 ноября в 09:30 (МСК)». Undefined if the call follows
 * within the promised minutes, or the working hours are unknown.
 */
export function laterCall(placedAt: Date, callTime: Date | undefined, promised: number): string | undefined {
  const soon = new Date(placedAt.getTime() + callMinutes(promised) * MINUTE_MS)
  return !callTime || callTime <= soon ? undefined : `${callDay.format(callTime)}\u00A0(МСК)`
}
