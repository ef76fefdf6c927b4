import type { Kopecks } from '@rapport/contract/money/kopecks'
import type { IdentifiedPayment } from '../identify-payments.ts'

export type MatchablePayment = Pick<IdentifiedPayment, 'identity' | 'direction' | 'sum' | 'purpose' | 'payer'>

/** An invoice that is not paid in full. */
export interface OpenInvoice {
  id: string
  /** `26-000123`. Unique by its digits. */
  number: string
  payerInn: string
  /** What is still to be paid, more than 0. */
  due: Kopecks
}

/**
 * Why an invoice is suggested, and what speaks against it.
 * `number`: the purpose names it. `runningNumber`: it names it without the year. `payer`: the INN is the same.
 * `sum`: the payment is what is due. `sumOfAll`: it is what is due of all listed invoices together.
 * `otherPayer`: it is named, but the INN is another or absent. `lessThanDue` and `moreThanDue`: it is named, but the sum
 * is another. `paidByAnother`: another payment of the same list is allocated to it and nothing is left.
 */
export type MatchReason =
  | 'number'
  | 'runningNumber'
  | 'payer'
  | 'sum'
  | 'sumOfAll'
  | 'otherPayer'
  | 'lessThanDue'
  | 'moreThanDue'
  | 'paidByAnother'

export interface Suggestion {
  invoiceIds: string[]
  reasons: MatchReason[]
  /** What is left of the invoices together, after the payments of the list that are certain. */
  due: Kopecks
}

export interface Allocation {
  invoiceId: string
  sum: Kopecks
}

export interface PaymentMatch {
  identity: string
  /**
   * `exact`: number, payer's INN and sum of one invoice. `joint`: numbers, INN and the sum of several, each paid
   * whole. `partial`: number and INN of one, and at most what is due. These have allocations of the whole payment.
   * `suggested` and `none` have no allocations.
   */
  kind: 'exact' | 'joint' | 'partial' | 'suggested' | 'none'
  allocations: Allocation[]
  /** Best first, five at most. Empty if there are allocations. */
  suggestions: Suggestion[]
}
