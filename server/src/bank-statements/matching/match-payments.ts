import { addUp } from '@rapport/contract/money/arithmetic'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { findInvoiceNumbers } from './find-invoice-numbers.ts'
import type { Allocation, MatchablePayment, OpenInvoice, PaymentMatch } from './payment-match.ts'
import { createSuggest } from './suggest-invoices.ts'

/**
 * Matches incoming payments to open invoices. Returns one match for each incoming payment, in their order; a payment
 * whose identity occurs again is left out. Nothing is allocated twice: neither a kopeck of a payment, nor more than is
 * due of an invoice. Exact and joint matches come before partial ones, so two halves of one invoice are two partial
 * matches. Payments that are already booked must not be passed.
 */
export function matchPayments(
  payments: readonly MatchablePayment[],
  invoices: readonly OpenInvoice[],
): PaymentMatch[] {
  const byDigits = Map.groupBy(invoices, ({ number }) => number.replaceAll(/\D/g, ''))
  const incoming = listIncoming(payments).map((payment) => withNamed(payment, byDigits))
  const due = new Map(invoices.map(({ id, due }) => [id, due]))
  const allocated = new Map<string, Pick<PaymentMatch, 'kind' | 'allocations'>>()
  const allocate = (identity: string, kind: 'exact' | 'joint' | 'partial', allocations: Allocation[]) => {
    for (const { invoiceId, sum } of allocations)
      due.set(invoiceId, toKopecks((due.get(invoiceId) ?? 0) - sum))
    allocated.set(identity, { kind, allocations })
  }
  const dueOf = ({ id }: OpenInvoice) => due.get(id) ?? toKopecks(0)

  for (const { payment, named } of incoming) {
    if (named.length === 0 || addUp(named.map(dueOf)) !== payment.sum) continue
    if (named.some((invoice) => dueOf(invoice) === 0)) continue
    const allocations = named.map((invoice) => ({ invoiceId: invoice.id, sum: dueOf(invoice) }))
    allocate(payment.identity, named.length === 1 ? 'exact' : 'joint', allocations)
  }
  for (const { payment, named, isOnlyNumber } of incoming) {
    const [invoice] = named
    if (!invoice || !isOnlyNumber || allocated.has(payment.identity)) continue
    if (payment.sum <= dueOf(invoice))
      allocate(payment.identity, 'partial', [{ invoiceId: invoice.id, sum: payment.sum }])
  }

  const suggest = createSuggest(invoices, due)
  return incoming.map(({ payment }) => {
    const match = allocated.get(payment.identity)
    if (match) return Object.assign({ identity: payment.identity, suggestions: [] }, match)
    const suggestions = suggest(payment)
    const kind = suggestions.length > 0 ? 'suggested' : 'none'
    return { identity: payment.identity, kind, allocations: [], suggestions }
  })
}

function listIncoming(payments: readonly MatchablePayment[]): MatchablePayment[] {
  const seen = new Set<string>()
  return payments.filter(({ identity, direction }) => {
    if (direction !== 'incoming' || seen.has(identity)) return false
    seen.add(identity)
    return true
  })
}

interface NamedInvoices {
  payment: MatchablePayment
  /** The invoices that the purpose names. Empty if one of them is not open, not the payer's, or not the only one. */
  named: OpenInvoice[]
  /** Whether the purpose has one number and no other that could be of an invoice. */
  isOnlyNumber: boolean
}

function withNamed(payment: MatchablePayment, byDigits: Map<string, OpenInvoice[]>): NamedInvoices {
  const candidates = findInvoiceNumbers(payment.purpose)
  const found = candidates.filter(({ form }) => form !== 'running').map(({ digits }) => byDigits.get(digits))
  const named = found.flatMap((invoices) => (invoices?.length === 1 ? invoices : []))
  const isCertain = named.length === found.length && named.every((invoice) => isOfPayer(invoice, payment))
  return { payment, named: isCertain ? named : [], isOnlyNumber: candidates.length === 1 }
}

const isOfPayer = ({ payerInn }: OpenInvoice, { payer }: MatchablePayment) =>
  payer.inn !== '' && payer.inn === payerInn
