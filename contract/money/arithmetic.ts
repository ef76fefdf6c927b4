import { type Kopecks, toKopecks } from './kopecks.ts'

/** Returns quotient and remainder of a division downward; the remainder is never negative. Exact for safe integers. */
function divide(numerator: number, denominator: number): { whole: number; remainder: number } {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError(`not a fraction of whole numbers: ${numerator} / ${denominator}`)
  const rest = numerator % denominator
  const quotient = (numerator - rest) / denominator
  return rest < 0
    ? { whole: quotient - 1, remainder: rest + denominator }
    : { whole: quotient, remainder: rest }
}

/**
 * Returns `numerator / denominator` rounded to a whole number, halves upward: 2.5 → 3, −2.5 → −2. The only rounding
 * of money. Throws RangeError unless both are safe integers and `denominator` is positive.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  const { whole, remainder } = divide(numerator, denominator)
  return remainder >= denominator - remainder ? whole + 1 : whole
}

/**
 * Returns `amount × numerator / denominator`, rounded half up once. Multiplies whole part and remainder separately,
 * so a large amount stays exact. Throws RangeError for fractions, and if the result is not a safe integer.
 */
export function multiplyByRatio(amount: Kopecks, numerator: number, denominator: number): Kopecks {
  const { whole, remainder } = divide(amount, denominator)
  return toKopecks(whole * numerator + roundHalfUp(remainder * numerator, denominator))
}

/**
 * Returns the price of a quantity, which is whole or in halves: 2.5 metres. Half a kopeck rounds up. Throws
 * RangeError for any other quantity.
 */
export function multiply(unitPrice: Kopecks, quantity: number): Kopecks {
  if (!Number.isInteger(quantity * 2)) throw new RangeError(`not a quantity in halves: ${quantity}`)
  return multiplyByRatio(unitPrice, quantity * 2, 2)
}

/** Returns the sum of amounts; 0 for none. Throws RangeError if it is not a safe integer. */
export const addUp = (amounts: readonly Kopecks[]): Kopecks =>
  amounts.reduce((sum, amount) => toKopecks(sum + amount), toKopecks(0))

/**
 * Returns a percentage of an amount, rounded half up once. `percent` has at most two decimals: 12.35. It is
 * calculated in whole hundredths of a percent. Throws RangeError for more decimals.
 */
export function calculatePercent(amount: Kopecks, percent: number): Kopecks {
  const hundredths = Math.round(percent * 100)
  if (hundredths / 100 !== percent) throw new RangeError(`more than two decimals: ${percent} %`)
  return multiplyByRatio(amount, hundredths, 10_000)
}
