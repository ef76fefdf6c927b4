import { addUp } from '@rapport/contract/money/arithmetic'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import { findInvoiceNumbers } from './find-invoice-numbers.ts'
import type { MatchablePayment, MatchReason, OpenInvoice, Suggestion } from './payment-match.ts'

const SUGGESTIONS_MAX = 5
/** Invoices of one payer that are compared with a payment. */
const INVOICES_MAX = 100
const RUNNING_DIGITS = 6

/** How much a reason says for an invoice, or against it. */
const WEIGHTS: Record<MatchReason, number> = {
  number: 16,
  runningNumber: 6,
  sumOfAll: 9,
  sum: 5,
  payer: 4,
  otherPayer: -3,
  lessThanDue: 0,
  moreThanDue: -1,
  paidByAnother: -8,
}

/**
 * Returns a function that suggests open invoices for a payment, best first. `due` has what is left of each after
 * the allocations to other payments. Suggested are invoices that the purpose names, those of the payer, and the
 * only one with the same sum. A running number without year counts with payer or sum only.
 */
export function createSuggest(
  invoices: readonly OpenInvoice[],
  due: ReadonlyMap<string, Kopecks>,
): (payment: MatchablePayment) => Suggestion[] {
  const dueOf = ({ id }: OpenInvoice) => due.get(id) ?? toKopecks(0)
  const open = invoices.filter((invoice) => dueOf(invoice) > 0)
  const byDigits = Map.groupBy(invoices, ({ number }) => number.replaceAll(/\D/g, ''))
  const byRunning = Map.groupBy(open, ({ number }) => runningNumber(number))
  const byPayer = Map.groupBy(open, ({ payerInn }) => payerInn)
  const byDue = Map.groupBy(open, dueOf)

  function judge(invoice: OpenInvoice, payment: MatchablePayment, named: Named): MatchReason[] {
    const isOfPayer = payment.payer.inn !== '' && payment.payer.inn === invoice.payerInn
    const left = dueOf(invoice)
    const isNamed = named.whole.has(invoice)
    const reasons: (MatchReason | false)[] = [
      isNamed && 'number',
      !isNamed && named.running.has(invoice) && 'runningNumber',
      isOfPayer && 'payer',
      left === payment.sum && 'sum',
      isNamed && !isOfPayer && 'otherPayer',
      left === 0 && 'paidByAnother',
      isNamed && left > payment.sum && 'lessThanDue',
      isNamed && left > 0 && left < payment.sum && 'moreThanDue',
    ]
    return reasons.filter((reason) => reason !== false)
  }

  return (payment) => {
    const named = findNamed(payment.purpose, byDigits, byRunning)
    const ofPayer =
      payment.payer.inn === '' ? [] : (byPayer.get(payment.payer.inn) ?? []).slice(0, INVOICES_MAX)
    const ofSum = byDue.get(payment.sum) ?? []
    const candidates = new Set([
      ...named.whole,
      ...named.running,
      ...ofPayer,
      ...(ofSum.length === 1 ? ofSum : []),
    ])
    const single = [...candidates]
      .map((invoice) => ({
        invoiceIds: [invoice.id],
        reasons: judge(invoice, payment, named),
        due: dueOf(invoice),
      }))
      .filter(({ reasons }) => !(reasons.length === 1 && reasons[0] === 'runningNumber'))
    const isAll = ofPayer.length > 1 && addUp(ofPayer.map(dueOf)) === payment.sum
    const all: Suggestion[] = isAll
      ? [{ invoiceIds: ofPayer.map(({ id }) => id), reasons: ['payer', 'sumOfAll'], due: payment.sum }]
      : []
    return [...single, ...all].toSorted((one, other) => weigh(other) - weigh(one)).slice(0, SUGGESTIONS_MAX)
  }
}

const weigh = ({ reasons }: Suggestion) => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)

/** `26-000123` → `123` */
const runningNumber = (number: string) => String(Number(number.replaceAll(/\D/g, '').slice(-RUNNING_DIGITS)))

interface Named {
  whole: ReadonlySet<OpenInvoice>
  running: ReadonlySet<OpenInvoice>
}

function findNamed(
  purpose: string,
  byDigits: ReadonlyMap<string, OpenInvoice[]>,
  byRunning: ReadonlyMap<string, OpenInvoice[]>,
): Named {
  const candidates = findInvoiceNumbers(purpose)
  const find = (isRunning: boolean, index: ReadonlyMap<string, OpenInvoice[]>) =>
    new Set(
      candidates
        .filter(({ form }) => (form === 'running') === isRunning)
        .flatMap(({ digits }) => index.get(digits) ?? []),
    )
  return { whole: find(false, byDigits), running: find(true, byRunning) }
}
