import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'

/** The channel on which processes tell one another what becomes of orders. */
export const ORDERS_CHANGED = 'orders_changed'

/** What became of which order; of a reminder, whose it is. */
export interface OrderNotice {
  kind: 'placed' | 'reminder' | 'changed'
  orderId: string
  staffId?: number
}

/** Tells every process what became of an order, once the transaction is committed. Says nothing of its customer. */
export async function notifyOrders(tx: Orm, notice: OrderNotice): Promise<void> {
  await tx.execute(sql`select pg_notify(${ORDERS_CHANGED}, ${JSON.stringify(notice)})`)
}
