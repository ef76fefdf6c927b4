import type { BankPaymentView } from '@rapport/staff-contract/invoices/bank-payment'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { listPartsOptions } from '../../ui/list-parts/list-parts.tsx'

/** Below the key of the inbox, so that a change of an order by a colleague refreshes open lists. */
const KEY = ['inbox', 'payments']

interface PaymentFilter {
  view: BankPaymentView
  statementId: string | undefined
  q: string
}

export const bankPaymentsQuery = ({ view, statementId, q }: PaymentFilter) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', view, statementId ?? '', q],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getBankPayments', {
        params: { view, statementId, q: q || undefined, after: pageParam, limit: ADMIN_LIST_MAX },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const statementsQuery = queryOptions({
  queryKey: [...KEY, 'statements'],
  queryFn: async ({ signal }) => (await callAdmin('getBankStatements', { signal })).statements,
})

export const payableInvoicesQuery = (q: string) =>
  queryOptions({
    queryKey: [...KEY, 'payable', q],
    queryFn: async ({ signal }) =>
      (await callAdmin('searchPayableInvoices', { params: { q: q || undefined }, signal })).invoices,
  })
