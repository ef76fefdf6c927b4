import type { InvoiceDocument } from '@rapport/contract/invoices/invoice-document'
import { formatAccountantSum } from '@rapport/contract/money/format-accountant-sum'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import { includedVat } from '@rapport/contract/money/vat'
import type { InvoiceRecord } from '../issue-invoice.ts'
import type { PaymentRequest } from './payment-code.ts'

type PaidInvoice = Pick<InvoiceRecord, 'number' | 'document' | 'total'>

/** Returns what the payment code of an invoice asks for: its total, or what is left of it. */
export function toPaymentRequest(invoice: PaidInvoice, sum = toKopecks(invoice.total)): PaymentRequest {
  const { number, document } = invoice
  const { seller, day } = document
  const tax = sum === invoice.total ? listVat(document) : describeRest(document, sum)
  const purpose = `Оплата по счёту № ${number} от ${day.split('-').toReversed().join('.')}. ${tax}`
  return { payee: { ...seller, name: seller.title }, sum, purpose: purpose.replaceAll('\u00A0', ' ') }
}

const listVat = ({ vat }: InvoiceDocument): string =>
  vat.map(({ percent, vat }) => describeVat(percent, toKopecks(vat))).join(' ')

/** VAT of a part: with several rates its sums depend on which goods it pays. */
function describeRest({ vat }: InvoiceDocument, sum: Kopecks): string {
  const [only, ...others] = vat
  return only && others.length === 0
    ? describeVat(only.percent, includedVat(sum, only.percent))
    : 'НДС включён.'
}

const describeVat = (percent: number, vat: Kopecks): string =>
  percent === 0 ? 'Без НДС' : `В т.ч. НДС ${percent} % — ${formatAccountantSum(vat)} руб.`
