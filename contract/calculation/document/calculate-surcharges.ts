import { calculatePercent } from '../../money/arithmetic.ts'
import { type Kopecks, toKopecks } from '../../money/kopecks.ts'
import { findTier } from '../../prices/find-tier.ts'
import type { Calculation } from '../calculation.ts'
import type { CalculationTables } from '../calculation-tables.ts'

type Surcharge = Calculation['surcharges'][number] & { amount: Kopecks }

/**
 * Returns urgency and discount as percentages of the sum of all priced lines. Each is rounded once. A discount is
 * rounded half up and then deducted. Of several discounts only the largest counts, so that a total is never below 0.
 */
export function calculateSurcharges(
  lineSum: Kopecks,
  { urgency, customerDiscount, sumDiscounts }: CalculationTables,
  isUrgent: boolean,
): Surcharge[] {
  const rows: Surcharge[] = []
  if (isUrgent && urgency?.percent) {
    const { title, percent } = urgency
    rows.push({ title, percent, amount: calculatePercent(lineSum, percent) })
  }
  const bySum = findTier(sumDiscounts, lineSum)
  const discount = (bySum?.percent ?? 0) > (customerDiscount?.percent ?? 0) ? bySum : customerDiscount
  if (discount?.percent) {
    const { title, percent } = discount
    rows.push({ title, percent: -percent, amount: toKopecks(-calculatePercent(lineSum, percent)) })
  }
  return rows
}
