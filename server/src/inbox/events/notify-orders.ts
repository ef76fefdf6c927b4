import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'

/** PostgreSQL channel for changes of orders, between processes. */
export const ORDERS_CHANGED = 'orders_changed'

/** A change of an order. Reminders name their staff member. A `probe` is a test order, of which staff hear nothing. */
export interface OrderNotice {
  kind: 'placed' | 'message' | 'reminder' | 'changed' | 'probe'
  orderId: string
  staffId?: number
}

/** Notifies every process of a change when the transaction commits. The notice has no data of the customer. */
export async function notifyOrders(tx: Orm, notice: OrderNotice): Promise<void> {
  await tx.execute(sql`select pg_notify(${ORDERS_CHANGED}, ${JSON.stringify(notice)})`)
}
