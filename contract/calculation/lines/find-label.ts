import type { RequestedLine } from '../calculation-request.ts'
import type { CalculationTables } from '../calculation-tables.ts'

/** Returns the row of the table that a line means: without a label the first one of its material. */
export function findLabel(
  { itemId, priceErpId, variant, materialErpId, label }: RequestedLine,
  { items }: Pick<CalculationTables, 'items'>,
): string | undefined {
  if (label !== undefined) return label
  const item = items.find((one) => one.itemId === itemId)
  const table = item?.variants.find((one) => one.priceErpId === priceErpId && one.variant === variant)
  return table?.rows.find((row) => row.materialErpId === materialErpId)?.label
}
