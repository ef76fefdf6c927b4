import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { minimumQuantity } from '@rapport/contract/orders/minimum-quantity'
import { quantityText } from '@rapport/contract/orders/quantity'
import { eq, sql } from 'drizzle-orm'
import { catalogItems } from '../../catalog/tables.ts'
import { siteProperties } from '../../content/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { LineForm } from './find-order-line.ts'

/**
 * Returns the error of a quantity below the factory's least order. Without a published product the unit is unknown,
 * and any quantity is accepted.
 */
export async function checkMinimum(
  orm: Orm,
  { itemId, quantity }: Pick<LineForm, 'itemId' | 'quantity'>,
): Promise<FieldErrors> {
  if (itemId === undefined || quantity === undefined) return {}
  const { minimumPieces, minimumMetres } = siteProperties
  const [found] = await orm
    .select({ unit: catalogItems.unit, minimumPieces, minimumMetres })
    .from(catalogItems)
    .innerJoin(siteProperties, sql`true`)
    .where(eq(catalogItems.id, itemId))
  if (!found) return {}
  const minimum = minimumQuantity(found.unit, found)
  return quantity < minimum ? { quantity: [messages.quantityBelow(quantityText(minimum, found.unit))] } : {}
}
