import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AdminError } from '../api/admin-error.ts'
import { orderInvoicesQuery } from './invoice-queries.ts'

interface InvoiceWrite {
  send: () => Promise<OrderInvoices>
  onDone?: () => void
}

/** Runs a write of invoices and shows its answer: all invoices of the order. */
export function useInvoiceWrite(orderId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = orderInvoicesQuery(orderId)
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ send }: InvoiceWrite) => send(),
    onSuccess: (answer, { onDone }) => {
      queryClient.setQueryData(queryKey, answer)
      onDone?.()
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inbox'] }),
  })
}

/** Returns the messages of a field of a refused write. */
export const fieldErrors = (error: Error | null, field: string): string[] =>
  error instanceof AdminError ? (error.fields[field] ?? []) : []
