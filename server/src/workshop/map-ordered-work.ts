import type { OfferLine } from '@rapport/contract/offers/offer-document'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { ProductionLine } from '@rapport/staff-contract/production/production'
import { mapAcceptedLines } from '../offers/map-accepted-lines.ts'
import { findOrderCalculation } from '../orders/lines/order-calculation.ts'
import { mapOrderLines } from '../orders/lines/order-lines.ts'
import type { Orm } from '../platform/database/database.ts'

/** Returns what to make, by order id: the lines of accepted offers, or of the order without one. */
export async function mapProductionLines(
  orm: Orm,
  orderIds: string[],
): Promise<Map<string, ProductionLine[]>> {
  const accepted = await mapAcceptedLines(orm, orderIds)
  const ordered = await mapOrderLines(orm, orderIds)
  return new Map(
    orderIds.map((id) => [id, (accepted.get(id) ?? ordered.get(id) ?? []).map(toProductionLine)]),
  )
}

/** Returns the operations of an order: of accepted offers, or of its calculation without one. */
export async function listOperations(orm: Orm, id: string): Promise<string[]> {
  const accepted = (await mapAcceptedLines(orm, [id])).get(id)
  if (accepted)
    return accepted.flatMap((line) => line.operations.map(({ title }) => `${line.title}: ${title}`))
  const stored = await findOrderCalculation(orm, id)
  if (!stored) return []
  return stored.calculation.lines.flatMap(({ title, operations }, index) =>
    operations.map((operation, place) => {
      const words = stored.words[index]?.operations[place]
      return `${title}: ${[operation.title, words].filter(Boolean).join(', ')}`
    }),
  )
}

/** Leaves out prices and everything that leads to them. */
function toProductionLine(line: OrderLine | OfferLine): ProductionLine {
  const { title, variantTitle, material, baseColor, quantity, sizes, unit } = line
  return { title, variantTitle, material, baseColor, quantity, sizes, unit }
}
