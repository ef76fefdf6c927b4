declare const unit: unique symbol

/** A whole number of kopecks; negative for a discount. Only `toKopecks` and the functions of this folder create it. */
export type Kopecks = number & { readonly [unit]: 'kopecks' }

/** Returns the number as kopecks. Throws RangeError unless it is a safe integer. */
export function toKopecks(value: number): Kopecks {
  if (!Number.isSafeInteger(value)) throw RangeError(`${value} kopecks`)
  // Adding zero turns −0 into 0.
  return (value + 0) as Kopecks
}
