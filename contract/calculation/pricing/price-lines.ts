import type { CalculatedLine } from '../calculation.ts'
import { calculationMessages as messages } from '../calculation-messages.ts'
import type { CalculationErrors } from '../field-errors.ts'
import type { DesignGroup } from '../lines/group-by-design.ts'
import { quantityField, type ResolvedLine } from '../lines/resolve-lines.ts'
import { priceLine } from './price-line.ts'

/**
 * Returns the lines with their prices. The first line of a design pays its setup. Lines with too large a sum are left
 * out, with an error at their quantity.
 */
export function priceLines(
  lines: readonly ResolvedLine[],
  groups: readonly DesignGroup[],
  errors: CalculationErrors,
): CalculatedLine[] {
  const groupByLine = new Map(groups.flatMap((group) => group.lines.map((line) => [line, group] as const)))
  return lines.flatMap((line) => {
    const group = groupByLine.get(line)
    const paysSetup = group?.lines[0] === line
    const priced = priceLine(line, { designQuantity: group?.quantity ?? line.quantity, paysSetup })
    if (!priced) errors.add(quantityField(line), messages.totalTooLarge)
    return priced ?? []
  })
}
