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
 * Returns the moment of a call that was promised for later than soon, «понедельник, 30 ноября в 09:30 (МСК)»: an order that came at night
 * or at the weekend waits for the next working day. Undefined where the call comes within CALLBACK_MINUTES, or nobody knows the hours.
 */
export function laterCall(placedAt: Date, callTime = placedAt): string | undefined {
  const soon = new Date(placedAt.getTime() + CALLBACK_MINUTES * MINUTE_MS)
  return callTime <= soon ? undefined : `${callDay.format(callTime)}\u00A0(МСК)`
}
