import type { CalculatedLine } from '@rapport/contract/calculation/calculation'
import type { RequestedLine } from '@rapport/contract/calculation/calculation-request'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import { findLabel } from '@rapport/contract/calculation/lines/find-label'
import { recalculate } from '@rapport/contract/calculation/stored/recalculate'
import { multiply } from '@rapport/contract/money/arithmetic'
import { formatMoney } from '@rapport/contract/money/format-money'
import type { OrderLineForm } from '@rapport/contract/orders/order-line-form'
import { materialKey, variantKey } from '@rapport/contract/orders/order-line-text'
import type { PriceList } from '@rapport/contract/prices/prices'
import { loadTables } from '../../calculations/load-tables.ts'
import { findCalculation } from '../../calculations/stored/find-calculation.ts'
import { markOrdered } from '../../calculations/stored/retention.ts'
import type { Orm } from '../../platform/database/database.ts'
import { orderCalculations } from '../tables.ts'

/** A stored calculation on its way into an order. */
export interface CarriedCalculation {
  id: string
  wasExpired: boolean
  changes: string[]
  /** Its lines as an order form has them, with the sums of that time as those that were shown. */
  lines: OrderLineForm[]
}

/** Returns a stored calculation with what has changed since; undefined if it does not exist. */
export async function carryCalculation(
  orm: Orm,
  id: string,
  { list, userId, now }: { list: PriceList; userId: number | undefined; now: Date },
): Promise<CarriedCalculation | undefined> {
  const record = await findCalculation(orm, id, now)
  if (!record) return undefined
  const tables = await loadTables(orm, record.request, list, userId)
  return {
    id,
    wasExpired: record.calculation.expired,
    changes: recalculate(record, tables, { now }).changes,
    lines: record.request.lines.map((line, index) =>
      toLineForm(line, record.calculation.lines[index], tables),
    ),
  }
}

function toLineForm(
  line: RequestedLine,
  calculated: CalculatedLine | undefined,
  tables: CalculationTables,
): OrderLineForm {
  const { itemId, priceErpId, variant, materialErpId, baseColor, quantity, sizes } = line
  const label = findLabel(line, tables)
  const shown =
    calculated?.unitPrice == null ? undefined : multiply(calculated.unitPrice, calculated.quantity)
  return {
    itemId,
    itemTitle: calculated?.title,
    variant: priceErpId != null && variant != null ? variantKey({ priceErpId, variant }) : undefined,
    material:
      materialErpId != null && label !== undefined ? materialKey({ materialErpId, label }) : undefined,
    baseColor,
    ...(sizes
      ? { sizes: Object.fromEntries(Object.entries(sizes).filter(([, pieces]) => pieces > 0)) }
      : { quantity }),
    total: shown === undefined ? undefined : formatMoney(shown),
  }
}

/** Links an order to its calculation, which is kept as long as the order. */
export async function insertOrderCalculation(
  tx: Orm,
  orderId: string,
  { id, wasExpired, changes }: CarriedCalculation,
  now: Date,
): Promise<void> {
  // The calculation may have been deleted meanwhile; its lines are in the order.
  if (await markOrdered(tx, id, now))
    await tx.insert(orderCalculations).values({ orderId, calculationId: id, wasExpired, changes })
}
