import { toKopecks } from '@rapport/contract/money/kopecks'
import type { BankPayment } from '@rapport/staff-contract/invoices/bank-payment'
import { matchPayments } from '../../bank-statements/matching/match-payments.ts'
import type { OpenInvoice } from '../../bank-statements/matching/payment-match.ts'
import type { bankPayments } from '../../bank-statements/tables.ts'

type PaymentRow = typeof bankPayments.$inferSelect

/**
 * Matches the payments that wait to open invoices of the legal entity whose account they came to. Returns the matches
 * by payment. A payment that is booked in part is matched with what is left.
 */
export function matchWaiting(
  rows: readonly PaymentRow[],
  open: readonly (OpenInvoice & { legalEntityId: number })[],
): Map<string, BankPayment['match']> {
  const waiting = rows.filter(({ unbooked, dismissedAt }) => unbooked > 0 && dismissedAt === null)
  const byEntity = Map.groupBy(waiting, ({ legalEntityId }) => legalEntityId)
  const matches = [...byEntity].flatMap(([entityId, payments]) =>
    matchPayments(
      payments.map(({ id, unbooked, purpose, payerName, payerInn, payerKpp, payerAccount }) => ({
        identity: id,
        direction: 'incoming' as const,
        sum: toKopecks(unbooked),
        purpose,
        payer: { name: payerName, inn: payerInn, kpp: payerKpp, account: payerAccount, bic: '' },
      })),
      open.filter(({ legalEntityId }) => legalEntityId === entityId),
    ),
  )
  return new Map(
    matches.map(({ identity, kind, allocations, suggestions }) => [
      identity,
      {
        kind,
        allocations: allocations.map(({ invoiceId, sum }) => ({ invoiceId, amount: sum })),
        suggestions,
      },
    ]),
  )
}
