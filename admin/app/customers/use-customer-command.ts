import type { Customer } from '@rapport/staff-contract/customers/customers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customerQuery } from './customer-queries.ts'

/** Returns what has the card and the lists know a customer as they are now. */
export function useReplaceCustomer(): (customer: Customer) => void {
  const queryClient = useQueryClient()
  return (customer) => {
    queryClient.setQueryData(customerQuery(customer.id).queryKey, customer)
    void queryClient.invalidateQueries({ queryKey: ['customers', 'list'] })
  }
}

/** Does something about a customer, and shows them as they are then. */
export function useCustomerCommand<Input>(
  send: (input: Input) => Promise<{ customer: Customer }>,
  onDone: () => void,
) {
  const replaceCustomer = useReplaceCustomer()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: ({ customer }) => {
      replaceCustomer(customer)
      onDone()
    },
  })
}
