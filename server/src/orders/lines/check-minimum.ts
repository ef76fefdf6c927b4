import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { minimumQuantity } from '@rapport/contract/orders/minimum-quantity'
import { lineQuantity } from '@rapport/contract/orders/order-line-form'
import type { OrderForm } from '@rapport/contract/orders/orders'
import { quantityText } from '@rapport/contract/orders/quantity'
import { inArray, sql } from 'drizzle-orm'
import { catalogItems } from '../../catalog/tables.ts'
import { siteProperties } from '../../content/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { listLineForms } from './order-comment.ts'

/**
 * Returns the errors of products below the factory's least order; lines of one product count together. Without a
 * published product the unit is unknown, and any quantity is accepted.
 */
export async function checkMinimum(orm: Orm, form: OrderForm): Promise<FieldErrors> {
  const lines = listLineForms(form).map((line) => ({ itemId: line.itemId, quantity: lineQuantity(line) }))
  const ids = lines.flatMap(({ itemId }) => itemId ?? [])
  if (ids.length === 0) return {}
  const { minimumPieces, minimumMetres } = siteProperties
  const { id, name, unit } = catalogItems
  const found = await orm
    .select({ id, name, unit, minimumPieces, minimumMetres })
    .from(catalogItems)
    .innerJoin(siteProperties, sql`true`)
    .where(inArray(id, ids))
  const errors: FieldErrors = {}
  for (const item of found) {
    const ordered = lines.filter(({ itemId, quantity }) => itemId === item.id && quantity !== undefined)
    const total = ordered.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
    const minimum = minimumQuantity(item.unit, item)
    if (ordered.length === 0 || total >= minimum) continue
    const message = messages.quantityBelow(quantityText(minimum, item.unit))
    if (form.lines)
      errors[`lines.${lines.findIndex(({ itemId }) => itemId === item.id)}.quantity`] = [
        `${item.name}. ${message}`,
      ]
    else errors.quantity = [message]
  }
  return errors
}
