import type { ListPrices } from '@rapport/staff-contract/offers/calculate-offer'
import { eq } from 'drizzle-orm'
import { calculations } from '../../calculations/tables.ts'
import { listOrderLines } from '../../orders/lines/order-lines.ts'
import { orderCalculations } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { PricedLine } from './list-prices.ts'

type ShownLine = Omit<PricedLine, 'id' | 'quantity'> & { quantity: number | null; unitPrice: number | null }

/**
 * Returns the prices that the customer saw in the calculation of an order, or else in the order, by ids of lines. A line
 * has one while it is the same product in the same quantity.
 */
export async function findShownPrices(
  orm: Orm,
  orderId: string,
  lines: readonly PricedLine[],
): Promise<ListPrices> {
  const shown = (await listCalculated(orm, orderId)) ?? (await listOrderLines(orm, orderId))
  return Object.fromEntries(
    lines.flatMap((line) => {
      const price = shown.find((one) => one.itemId !== null && isSameLine(one, line))?.unitPrice
      return price == null ? [] : [[line.id, price]]
    }),
  )
}

const isSameLine = (one: ShownLine, other: Omit<ShownLine, 'unitPrice'>): boolean =>
  (['itemId', 'priceErpId', 'variant', 'materialErpId', 'quantity'] as const).every(
    (field) => one[field] === other[field],
  )

async function listCalculated(orm: Orm, orderId: string): Promise<ShownLine[] | undefined> {
  const [row] = await orm
    .select({ request: calculations.request, calculation: calculations.calculation })
    .from(orderCalculations)
    .innerJoin(calculations, eq(calculations.id, orderCalculations.calculationId))
    .where(eq(orderCalculations.orderId, orderId))
  return row?.request.lines.map(({ itemId, priceErpId, variant, materialErpId }, index) => ({
    itemId,
    priceErpId: priceErpId ?? null,
    variant: variant ?? null,
    materialErpId: materialErpId ?? null,
    quantity: row.calculation.lines[index]?.quantity ?? null,
    unitPrice: row.calculation.lines[index]?.unitPrice ?? null,
  }))
}
