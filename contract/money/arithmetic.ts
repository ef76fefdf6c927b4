import { type Kopecks, toKopecks } from './kopecks.ts'

/**
 * Returns `numerator / denominator` rounded to a whole number, halves upward: 2.5 → 3, −2.5 → −2. Takes
 * whole numbers; exact while `2 × numerator + denominator` is a safe integer.
 */
export const roundHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((numerator * 2 + denominator) / (denominator * 2))

/**
 * Returns `amount × numerator / denominator`, rounded half up once. Multiplies whole part and remainder separately,
 * so a large amount stays exact. Throws RangeError for fractions, and if the result is not a safe integer.
 */
export function multiplyByRatio(amount: Kopecks, numerator: number, denominator: number): Kopecks {
  if (!Number.isSafeInteger(numerator)) throw RangeError(`not whole: ${numerator}`)
  const remainder = amount % denominator
  const whole = (amount - remainder) / denominator
  return toKopecks(whole * numerator + roundHalfUp(remainder * numerator, denominator))
}

/**
 * Returns the price of a quantity, which is whole or in halves: 2.5 metres. Half a kopeck rounds up, as in
 * `roundHalfUp`; pages load no more than this. Exact for all prices up to `PRICE_MAX` and quantities up to `QUANTITY_MAX`.
 */
export const multiply = (unitPrice: Kopecks, quantity: number): Kopecks =>
  Math.round(unitPrice * quantity) as Kopecks

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
