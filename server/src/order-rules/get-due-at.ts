import { HOUR_MS } from '@rapport/contract/hours/durations'
import type { OrderStatus } from '@rapport/contract/orders/order-status'
import type { OrderRules } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import { addWorkingMinutes } from '../contacts/working-time.ts'
import type { Orm } from '../platform/database/database.ts'
import { getOrderRules } from './get-order-rules.ts'
import { getWorkingCalendar } from './working-calendar.ts'

/**
 * Returns by when an order that enters a status needs its next step, by the term of that status in working hours. Null
 * without a term. A factory without readable working hours works round the clock.
 */
export async function getDueAt(orm: Orm, entered: { status: OrderStatus; at: Date }): Promise<Date | null> {
  const { terms } = await getOrderRules(orm)
  const hours = findTerm(terms, entered.status)
  if (hours === null) return null
  const calendar = await getWorkingCalendar(orm)
  const due = calendar && addWorkingMinutes(entered.at, hours * 60, calendar)
  return due ?? new Date(entered.at.getTime() + hours * HOUR_MS)
}

const findTerm = (terms: OrderRules['terms'], status: OrderStatus): number | null =>
  status === 'done' || status === 'refused' ? null : terms[status]
