import type { OrderCalculation } from '@rapport/contract/calculation/stored/order-calculation'
import { eq, inArray } from 'drizzle-orm'
import { toRecord } from '../../calculations/stored/find-calculation.ts'
import { calculations } from '../../calculations/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { orderCalculations } from '../tables.ts'

/** Returns the calculations that orders carry, by order id. Orders without one are missing. */
export async function mapOrderCalculations(
  orm: Orm,
  orderIds: string[],
): Promise<Map<string, OrderCalculation>> {
  if (orderIds.length === 0) return new Map()
  const rows = await orm
    .select()
    .from(orderCalculations)
    .innerJoin(calculations, eq(calculations.id, orderCalculations.calculationId))
    .where(inArray(orderCalculations.orderId, orderIds))
  return new Map(
    rows.map(({ calculations: row, order_calculations: { orderId, wasExpired, changes } }) => {
      const { request: _, calculation, ...record } = toRecord(row, row.createdAt)
      return [
        orderId,
        { ...record, calculation: { ...calculation, expired: wasExpired }, wasExpired, changes },
      ]
    }),
  )
}

/** Returns the calculation that an order carries; null without one. */
export const findOrderCalculation = async (orm: Orm, orderId: string): Promise<OrderCalculation | null> =>
  (await mapOrderCalculations(orm, [orderId])).get(orderId) ?? null
