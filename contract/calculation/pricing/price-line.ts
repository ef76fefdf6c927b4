import { addUp, multiply } from '../../money/arithmetic.ts'
import { type Kopecks, toKopecks } from '../../money/kopecks.ts'
import type { CalculatedLine } from '../calculation.ts'
import { TOTAL_MAX } from '../calculation-limits.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { type OperationPrice, priceOperation } from './price-operation.ts'
import { findNextTier, findUnitPrice } from './price-tiers.ts'

const NOTHING = toKopecks(0)

interface LineOptions {
  /** Quantity of all lines of the design: it chooses the tiers. */
  designQuantity: number
  /** Whether this line pays the setup of the design. */
  paysSetup: boolean
}

/** Returns a line with its prices; undefined if its sum is above `TOTAL_MAX`. */
export function priceLine(
  { item, tiers, quantity, operations }: ResolvedLine,
  { designQuantity, paysSetup }: LineOptions,
): CalculatedLine | undefined {
  const unitPrice = findUnitPrice(tiers, designQuantity)
  const setup = paysSetup ? item.setup : NOTHING
  const prices = operations.map((operation) => {
    const price = priceOperation(operation, designQuantity)
    return paysSetup ? price : { ...price, setup: NOTHING }
  })
  const parts = [{ unitPrice, setup }, ...prices]
  if (estimate(parts, quantity) > TOTAL_MAX) return undefined
  const totals = parts.map((part) => calculateTotal(part, quantity))
  const known = totals.filter((total) => total !== null)
  return {
    title: item.title,
    unit: item.unit,
    quantity,
    unitPrice,
    setup,
    total: known.length === totals.length ? addUp(known) : null,
    operations: prices.map((price, index) => ({
      code: operations[index]?.table.code ?? '',
      title: operations[index]?.table.title ?? '',
      ...price,
      total: totals[index + 1] ?? null,
    })),
    nextTier: findNextTier(tiers, designQuantity),
  }
}

/** Returns about the sum. It may be too large to be exact. */
const estimate = (parts: readonly OperationPrice[], quantity: number): number =>
  parts.reduce((sum, { unitPrice, setup }) => sum + (unitPrice ?? 0) * quantity + (setup ?? 0), 0)

const calculateTotal = ({ unitPrice, setup }: OperationPrice, quantity: number): Kopecks | null =>
  unitPrice === null || setup === null ? null : addUp([multiply(unitPrice, quantity), setup])
