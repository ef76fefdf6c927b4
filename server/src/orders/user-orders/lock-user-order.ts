import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { orders } from '../tables.ts'

/** Locks an order of a user. Throws 404 if the user has no such order. */
export async function lockUserOrder(tx: Orm, userId: number, number: string): Promise<{ id: string }> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.number, number)))
    .for('update')
  if (!order) throw notFound()
  return order
}
