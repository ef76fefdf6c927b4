import { PRODUCTION_ORDERS_MAX, type ProductionPreview } from '@rapport/staff-contract/production/production'
import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { getOrderRules } from '../order-rules/get-order-rules.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { orderProduction } from '../production/tables.ts'
import { mapProductionLines } from './map-ordered-work.ts'

/** Returns the orders that are paid, in work or at a stage, by their due date; at most PRODUCTION_ORDERS_MAX. */
export async function listProduction(orm: Orm): Promise<{ orders: ProductionPreview[] }> {
  const { id, number, status, dueAt, placedAt } = orders
  const { stageId, doneAt } = orderProduction
  const rows = await orm
    .select({ id, number, status, dueAt, stageId, doneAt })
    .from(orders)
    .leftJoin(orderProduction, eq(orderProduction.orderId, id))
    .where(
      or(
        inArray(status, ['paid', 'in-production']),
        and(isNotNull(stageId), notInArray(status, ['done', 'refused'])),
      ),
    )
    .orderBy(sql`${dueAt} asc nulls last`, asc(placedAt), asc(number))
    .limit(PRODUCTION_ORDERS_MAX)
  const lines = await mapProductionLines(
    orm,
    rows.map((row) => row.id),
  )
  const { stages } = await getOrderRules(orm)
  const titles = new Map(stages.map((stage) => [stage.id, stage.title]))
  return {
    orders: rows.map(({ dueAt, stageId, doneAt, ...order }) => ({
      ...order,
      dueAt: dueAt?.toISOString() ?? null,
      lines: lines.get(order.id) ?? [],
      stage: (stageId && titles.get(stageId)) ?? null,
      isDone: doneAt !== null,
    })),
  }
}
