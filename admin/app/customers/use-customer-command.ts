import type { Customer } from '@rapport/staff-contract/customers/customers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customerQuery } from './customer-queries.ts'

/** Returns a function that updates a customer in the query cache. */
export function useReplaceCustomer(): (customer: Customer) => void {
  const queryClient = useQueryClient()
  return (customer) => {
    queryClient.setQueryData(customerQuery(customer.id).queryKey, customer)
    void queryClient.invalidateQueries({ queryKey: ['customers', 'list'] })
  }
}

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
