import { bankDivision, centralBankDivision, hasValidKey } from './account-key.ts'
import { findBicError, isCentralBankBic } from './bic.ts'
import { requisiteMessages } from './requisite-messages.ts'

/** Length of an account and of a correspondent account. */
const ACCOUNT = /^\d{20}$/
/**
 * An account of the Federal Treasury: 0, four digits of its kind, 643 for roubles. The treasury numbers them by its
 * own rules, without a control key (Budget Code, article 242.14; order of the Federal Treasury of 13.05.2020 N 20n).
 */
const TREASURY_ACCOUNT = /^0[1-3]\d{3}643\d{12}$/
/** The single treasury account, which has the place of a correspondent account. */
const SINGLE_TREASURY_ACCOUNT = /^40102/

/**
 * Returns the sentence of an account that cannot be at the bank with this BIC, or undefined. The control key is not
 * checked for accounts of the treasury, nor beside a wrong BIC, which has a sentence of its own.
 */
export function findAccountError(account: string, bic: string): string | undefined {
  if (!ACCOUNT.test(account)) return requisiteMessages.accountFormat
  if (TREASURY_ACCOUNT.test(account) || findBicError(bic)) return undefined
  const division = isCentralBankBic(bic) ? centralBankDivision(bic) : bankDivision(bic)
  return hasValidKey(division, account) ? undefined : requisiteMessages.accountWrong
}

/**
 * Returns the sentence of a correspondent account that cannot be of the bank with this BIC, or undefined. It is empty
 * for divisions of the Bank of Russia only. It ends with the last three digits of the BIC (telegram of the Bank of
 * Russia of 06.10.1997 N 86-97), except the single treasury account. The control key of both is calculated as for
 * accounts in the Bank of Russia. Beside a wrong BIC only the form is checked.
 */
export function findCorrespondentAccountError(account: string, bic: string): string | undefined {
  const isBicRight = findBicError(bic) === undefined
  if (account === '' && isCentralBankBic(bic)) return undefined
  if (!ACCOUNT.test(account)) return requisiteMessages.correspondentFormat
  if (isCentralBankBic(bic)) return requisiteMessages.correspondentOfCentralBank
  const isOfTreasury = SINGLE_TREASURY_ACCOUNT.test(account)
  if (!isOfTreasury && !account.startsWith('301')) return requisiteMessages.correspondentKind
  if (!isBicRight) return undefined
  const isSameBank = isOfTreasury || account.endsWith(bankDivision(bic))
  return isSameBank && hasValidKey(centralBankDivision(bic), account)
    ? undefined
    : requisiteMessages.correspondentWrong
}
