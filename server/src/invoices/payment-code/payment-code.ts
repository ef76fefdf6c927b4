import type { Kopecks } from '@rapport/contract/money/kopecks'
import { findAccountError, findCorrespondentAccountError } from '@rapport/contract/requisites/bank-accounts'
import { findBicError } from '@rapport/contract/requisites/bic'
import { findKppError } from '@rapport/contract/requisites/kpp'
import { findInnError } from '@rapport/contract/requisites/registration-numbers'
import { requisiteMessages } from '@rapport/contract/requisites/requisite-messages'
import { codeValue } from './code-value.ts'

/** Characters of each text, at most (GOST R 56042-2014, table 1). */
const NAME_MAX = 160
const BANK_NAME_MAX = 45
const PURPOSE_MAX = 210

/** The legal entity that is paid. `kpp` is empty for a sole trader, `correspondentAccount` for a bank without one. */
export interface Payee {
  name: string
  inn: string
  kpp: string
  account: string
  bankName: string
  bic: string
  correspondentAccount: string
}

export interface PaymentRequest {
  payee: Payee
  /** More than 0. */
  sum: Kopecks
  /** What is paid, with the number of the invoice. */
  purpose: string
}

/** Requisites that no bank would accept. `faults` has a Russian sentence for each. */
export class PaymentCodeError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('. '))
    this.faults = faults
  }
}

function listFaults({ payee, sum, purpose }: PaymentRequest): string[] {
  const { name, inn, kpp, account, bankName, bic, correspondentAccount } = payee
  const faults = [
    codeValue(name, NAME_MAX) === '' && 'Укажите название получателя',
    codeValue(bankName, BANK_NAME_MAX) === '' && requisiteMessages.bankNameMissing,
    codeValue(purpose, PURPOSE_MAX) === '' && 'Укажите назначение платежа',
    !(sum > 0) && 'Сумма к\u00A0оплате должна быть больше нуля',
    findInnError(inn),
    kpp !== '' && findKppError(kpp),
    findBicError(bic),
    findAccountError(account, bic),
    findCorrespondentAccountError(correspondentAccount, bic),
  ]
  return faults.filter((fault) => typeof fault === 'string')
}

/**
 * Returns the text of a payment code by GOST R 56042-2014. It begins with `ST00012` (version 1, UTF-8) and the five
 * obligatory fields in their order. Sum in kopecks, purpose, INN and KPP follow. Long names and purposes are shortened by `codeValue`.
 * Without correspondent account its value is 0. Throws PaymentCodeError if a requisite is wrong.
 */
export function writePaymentCode(request: PaymentRequest): string {
  const faults = listFaults(request)
  if (faults.length > 0) throw new PaymentCodeError(faults)
  const { payee, sum, purpose } = request
  return [
    'ST00012',
    `Name=${codeValue(payee.name, NAME_MAX)}`,
    `PersonalAcc=${payee.account}`,
    `BankName=${codeValue(payee.bankName, BANK_NAME_MAX)}`,
    `BIC=${payee.bic}`,
    `CorrespAcc=${payee.correspondentAccount || '0'}`,
    `Sum=${sum}`,
    `Purpose=${codeValue(purpose, PURPOSE_MAX)}`,
    `PayeeINN=${payee.inn}`,
    ...(payee.kpp === '' ? [] : [`KPP=${payee.kpp}`]),
  ].join('|')
}
