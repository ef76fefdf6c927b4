import { requisiteMessages } from './requisite-messages.ts'

/**
 * Returns the sentence of a wrong BIC, or undefined. A BIC has no check digit; accounts are checked against it.
 * The directory of the Bank of Russia has BICs that begin with 04 (banks) and 00, 01, 02 (branches of the treasury).
 */
export const findBicError = (bic: string): string | undefined =>
  /^0\d{8}$/.test(bic) ? undefined : requisiteMessages.bicFormat

/**
 * Returns whether a BIC is of a division of the Bank of Russia: `04…000`, `04…001` or `04…002`.
 * Branches of the treasury have such ends too, behind 01 (`010507002`).
 */
export const isCentralBankBic = (bic: string): boolean => /^04\d{4}00[012]$/.test(bic)
