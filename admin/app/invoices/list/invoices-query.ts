import type { InvoiceView } from '@rapport/staff-contract/invoices/invoice-list'
import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { listPartsOptions } from '../../ui/list-parts/list-parts.tsx'

export interface InvoiceFilter {
  view: InvoiceView
  legalEntityId: number | undefined
  q: string
}

export const invoicesQuery = ({ view, legalEntityId, q }: InvoiceFilter) =>
  infiniteQueryOptions({
    // Below the key of the inbox, so that a change of an order by a colleague refreshes the list.
    queryKey: ['inbox', 'invoices', view, legalEntityId ?? 0, q],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getInvoices', {
        params: { view, legalEntityId, q: q || undefined, after: pageParam, limit: ADMIN_LIST_DEFAULT },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
