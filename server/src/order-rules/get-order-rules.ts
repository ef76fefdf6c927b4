import type { OrderStatus } from '@rapport/contract/orders/order-status'
import {
  DEFAULT_ORDER_RULES,
  type OrderRules,
} from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import type { Orm } from '../platform/database/database.ts'
import { orderRules } from './tables.ts'

/** Returns the published rules of orders; those of a new factory if it has none. */
export async function getOrderRules(orm: Orm): Promise<OrderRules> {
  const [row] = await orm.select().from(orderRules)
  if (!row) return DEFAULT_ORDER_RULES
  const { id: _, ...rules } = row
  // Rules that were stored before a release added a status or an event.
  return {
    ...rules,
    events: { ...DEFAULT_ORDER_RULES.events, ...rules.events },
    terms: { ...DEFAULT_ORDER_RULES.terms, ...rules.terms },
    notified: { ...DEFAULT_ORDER_RULES.notified, ...rules.notified },
  }
}

/** Returns whether the customer gets a message when an order enters a status. */
export const isCustomerNotified = (
  { notified }: Pick<OrderRules, 'notified'>,
  status: OrderStatus,
): boolean => status !== 'new' && notified[status]
