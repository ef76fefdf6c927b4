import { quantityText } from '../../orders/quantity.ts'
import { calculationMessages as messages } from '../calculation-messages.ts'
import type { CalculationErrors } from '../field-errors.ts'
import type { DesignGroup } from './group-by-design.ts'
import { quantityField } from './resolve-lines.ts'

/** Adds an error to the first line of each design with less than the least order of its item. */
export function checkMinimum(groups: readonly DesignGroup[], errors: CalculationErrors): void {
  for (const { lines, quantity } of groups) {
    const [first] = lines
    if (!first || quantity >= first.item.minimum) continue
    const { minimum, unit } = first.item
    errors.add(quantityField(first), messages.leastOrder(quantityText(minimum, unit)))
  }
}
