import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { CALLBACK_MINUTES } from '@rapport/contract/orders/order-limits'

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
 * within CALLBACK_MINUTES, or the working hours are unknown.
 */
export function laterCall(placedAt: Date, callTime = placedAt): string | undefined {
  const soon = new Date(placedAt.getTime() + CALLBACK_MINUTES * MINUTE_MS)
  return callTime <= soon ? undefined : `${callDay.format(callTime)}\u00A0(МСК)`
}
