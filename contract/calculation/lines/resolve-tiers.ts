import { calculationMessages as messages } from '../calculation-messages.ts'
import type { RequestedLine } from '../calculation-request.ts'
import type { CalculationErrors } from '../field-errors.ts'
import type { ItemTable } from '../item-table.ts'
import { type ScaleTier, toTiers } from '../pricing/price-tiers.ts'

/** Returns the price tiers of the chosen table and material, or the item's own. Adds an error if there is no such choice. */
export function resolveTiers(
  { priceErpId, variant, materialErpId, label }: RequestedLine,
  { variants, ownTiers }: ItemTable,
  path: string,
  errors: CalculationErrors,
): readonly ScaleTier[] {
  if (variants.length === 0) {
    if (priceErpId != null) errors.add(`${path}.priceErpId`, messages.variantUnknown)
    if (variant != null) errors.add(`${path}.variant`, messages.variantUnknown)
    if (materialErpId != null) errors.add(`${path}.materialErpId`, messages.materialUnknown)
    return ownTiers
  }
  const methods = variants.filter((table) => table.priceErpId === priceErpId)
  const table = methods.find((method) => method.variant === variant)
  if (!table) {
    errors.add(`${path}.${methods.length === 0 ? 'priceErpId' : 'variant'}`, messages.variantUnknown)
    return []
  }
  const rows = table.rows.filter((row) => row.materialErpId === materialErpId)
  const row = label === undefined ? rows[0] : rows.find((one) => one.label === label)
  if (row) return toTiers(table.tiers, row.prices)
  errors.add(`${path}.${rows.length === 0 ? 'materialErpId' : 'label'}`, messages.materialUnknown)
  return []
}
