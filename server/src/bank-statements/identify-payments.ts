import type { Payment } from './statement.ts'

/** A payment with its identity. */
export interface IdentifiedPayment extends Payment {
  /**
   * The same for the same payment in any statement of its account. It has account, day, number, sum, payer's account
   * and kind, and the ordinal among payments that are equal in all of these. Because of the account numbers it must not be logged.
   */
  identity: string
}

const SEPARATOR = '|'

/**
 * Gives payments of one file their identities. Equal payments of one day are counted in the order of the file, so
 * two equal fees stay two. A file that is read twice gives the same identities. Files of the same day agree if they
 * have all equal payments from the first one on.
 */
export function identifyPayments(payments: readonly Payment[]): IdentifiedPayment[] {
  const counts = new Map<string, number>()
  return payments.map((payment) => {
    const { account, day, number, sum, payer, kind } = payment
    const equal = [account, day, number, sum, payer.account, kind]
      .map((part) => String(part).trim().toLowerCase().replaceAll(SEPARATOR, '/'))
      .join(SEPARATOR)
    const ordinal = (counts.get(equal) ?? 0) + 1
    counts.set(equal, ordinal)
    return Object.assign({}, payment, { identity: `${equal}${SEPARATOR}${ordinal}` })
  })
}
