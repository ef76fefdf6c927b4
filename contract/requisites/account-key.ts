const WEIGHTS = [7, 1, 3]

/**
 * Returns whether the control key of an account, its ninth digit, fits. `division` has the three digits of
 * the bank. Every digit is multiplied by 7, 1, 3 in turn; the last digits of the products add up to a multiple
 * of ten. Any single wrong digit of either is found.
 *
 * Source: Bank of Russia, 08.09.1997 N 515, "Calculation of the control key in the number of a personal account".
 */
export function hasValidKey(division: string, account: string): boolean {
  const sum = Array.from(division + account, Number).reduce(
    (total, digit, at) => total + ((digit * (WEIGHTS[at % WEIGHTS.length] ?? 0)) % 10),
    0,
  )
  return sum % 10 === 0
}

/** Returns the three digits of an account in a bank: the last three of its BIC (N 515, item 3). */
export const bankDivision = (bic: string): string => bic.slice(-3)

/** Returns three digits for accounts in the Bank of Russia: 0, then the fifth and sixth of its BIC (N 515, item 3). */
export const centralBankDivision = (bic: string): string => `0${bic.slice(4, 6)}`
