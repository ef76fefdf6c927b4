import { METRES } from '../../catalog/units.ts'
import { QUANTITY_MAX } from '../../orders/order-limits.ts'
import { calculationMessages as messages } from '../calculation-messages.ts'
import type { RequestedLine } from '../calculation-request.ts'
import type { CalculationErrors } from '../field-errors.ts'
import type { ItemTable } from '../item-table.ts'

/** Returns the quantity of a line, of all sizes together. Adds an error and returns undefined if it can't be ordered. */
export function resolveQuantity(
  { quantity, sizes }: RequestedLine,
  item: ItemTable,
  path: string,
  errors: CalculationErrors,
): number | undefined {
  const refuse = (field: string, message: string) => errors.add(`${path}.${field}`, message)
  if (quantity !== undefined && sizes) {
    refuse('quantity', messages.quantityOrSizes)
    return undefined
  }
  if (sizes) return addUpSizes(sizes, item, refuse)
  const step = METRES.test(item.unit) ? 0.5 : 1
  const message = findMistake(quantity, step)
  if (message === undefined) return quantity
  refuse('quantity', message)
}

function addUpSizes(
  sizes: Record<string, number>,
  item: ItemTable,
  refuse: (field: string, message: string) => void,
): number | undefined {
  let sum = 0
  let isValid = true
  for (const [size, count] of Object.entries(sizes)) {
    const message = item.sizes.includes(size)
      ? count === 0
        ? undefined
        : findMistake(count, 1)
      : messages.sizeUnknown
    if (message !== undefined) {
      refuse(`sizes.${size}`, message)
      isValid = false
    }
    sum += count
  }
  if (!isValid) return undefined
  const message = findMistake(sum, 1)
  if (message === undefined) return sum
  refuse('sizes', message)
}

function findMistake(quantity: number | undefined, step: 0.5 | 1): string | undefined {
  if (quantity === undefined || Number.isNaN(quantity) || quantity === 0) return messages.quantityZero
  if (quantity < 0) return messages.quantityNegative
  if (quantity > QUANTITY_MAX) return messages.quantityTooLarge(QUANTITY_MAX)
  if (Number.isInteger(quantity / step)) return undefined
  return step === 1 ? messages.quantityWhole : messages.quantityHalves
}
