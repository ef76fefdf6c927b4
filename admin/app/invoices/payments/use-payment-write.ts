import { useMutation, useQueryClient } from '@tanstack/react-query'

interface PaymentWrite<Result> {
  send: () => Promise<Result>
  onDone?: (result: Result) => void
}

/** Runs a write of payments, then refreshes payments and invoices. */
export function usePaymentWrite<Result>() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ send }: PaymentWrite<Result>) => send(),
    onSuccess: (result, { onDone }) => onDone?.(result),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['inbox'] })
      await queryClient.invalidateQueries({ queryKey: ['inbox', 'offers'] })
      await queryClient.invalidateQueries({ queryKey: ['today'] })
    },
  })
}
