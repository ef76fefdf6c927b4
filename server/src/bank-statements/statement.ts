import type { Kopecks } from '@rapport/contract/money/kopecks'

/** A payer or payee as the bank writes it. Unknown texts are empty. */
export interface Party {
  /** Without the INN that some banks write before it. */
  name: string
  inn: string
  kpp: string
  account: string
  bic: string
}

/** Which side has an account of the statement. `internal`: both sides. `unknown`: neither. */
export type Direction = 'incoming' | 'outgoing' | 'internal' | 'unknown'

export interface Payment {
  /** The account of the statement that the money came to or left. Empty if the direction is unknown. */
  account: string
  direction: Direction
  /** `2026-11-29`: the day the money came or left, else the day of the document. */
  day: string
  /** Number of the document, as written. */
  number: string
  /** More than 0. */
  sum: Kopecks
  /** «Платежное поручение», «Банковский ордер» … Empty if the file has none. */
  kind: string
  payer: Party
  payee: Party
  purpose: string
}

/** Balances of one account in a period. Absent values are undefined. */
export interface AccountBalance {
  account: string
  from: string | undefined
  to: string | undefined
  opening: Kopecks | undefined
  received: Kopecks | undefined
  spent: Kopecks | undefined
  closing: Kopecks | undefined
}

export interface Statement {
  /** Accounts that the statement is of, each once. */
  accounts: string[]
  /** Days of the header, `2026-11-01`. Undefined if absent or unreadable. */
  period: { from: string | undefined; to: string | undefined }
  /** One per account, or one per account and day. */
  balances: AccountBalance[]
  /** In the order of the file. */
  payments: Payment[]
  /** Russian sentences for staff: what does not add up or was left out. At most `WARNINGS_MAX`. */
  warnings: string[]
}
