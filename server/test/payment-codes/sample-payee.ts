import type { Payee } from '../../src/invoices/payment-code/payment-code.ts'

/** A made-up company at a real bank, with valid check digits. */
export const samplePayee: Payee = {
  name: 'ООО «Ткацкая мануфактура»',
  inn: '7707083893',
  kpp: '770701001',
  account: '40702810638000000000',
  bankName: 'ПАО СБЕРБАНК г. Москва',
  bic: '044525225',
  correspondentAccount: '30101810400000000225',
}
