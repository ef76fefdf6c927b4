import { formatMoney } from '../../money/format-money.ts'
import { type Kopecks, toKopecks } from '../../money/kopecks.ts'
import { compareQuantities } from '../../orders/compare-quantities.ts'
import { QUANTITY_MAX } from '../../orders/order-limits.ts'
import type { DesignGroup } from '../lines/group-by-design.ts'
import { priceLine } from './price-line.ts'
import { listTiers } from './price-operation.ts'

/**
 * Returns «Десять дешевле восьми: 18 900 ₽ против 21 520 ₽» if more pieces of the design cost less, else undefined.
 * Compares totals with operations and setup. Tries the start of each tier; the first line gets the missing pieces.
 */
export function findAdvice({ lines, quantity }: DesignGroup): string | undefined {
  const [first] = lines
  const total = first && calculateGroup({ lines, quantity }, 0)
  if (!first || total === undefined) return undefined
  for (const from of listStarts(first)) {
    if (from <= quantity || from > QUANTITY_MAX) continue
    const larger = calculateGroup({ lines, quantity }, from - quantity)
    if (larger !== undefined && larger < total)
      return `${compareQuantities(from, quantity, first.item.unit)}: ${formatMoney(larger)} против ${formatMoney(total)}`
  }
}

const listStarts = ({ tiers, operations }: DesignGroup['lines'][number]): number[] =>
  [...new Set([tiers, ...operations.map(listTiers)].flatMap((scale) => scale.map(({ from }) => from)))].sort(
    (a, b) => a - b,
  )

/** Returns the total of a design with more pieces in its first line; undefined if a price is not known. */
function calculateGroup({ lines, quantity }: DesignGroup, more: number): Kopecks | undefined {
  let sum = 0
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0
    const larger = isFirst ? { ...line, quantity: line.quantity + more } : line
    const total = priceLine(larger, { designQuantity: quantity + more, paysSetup: isFirst })?.total
    if (total == null) return undefined
    sum += total
  }
  return toKopecks(sum)
}
