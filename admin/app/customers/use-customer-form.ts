import type { Customer } from '@rapport/staff-contract/customers/customers'
import type { StandardSchemaV1 } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { AdminError } from '../api/admin-error.ts'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { customerQuery } from './customer-queries.ts'
import { useReplaceCustomer } from './use-customer-command.ts'

interface CustomerFormOptions<Values> {
  customerId: Customer['id']
  schema: StandardSchemaV1<Values, unknown>
  values: Values
  send: (values: Values) => Promise<{ customer: Customer }>
  /** Message after it was sent. */
  done: string
  onClose: () => void
}

/** Form of a dialog that gives a customer something. If a colleague was faster, their choice shows behind the dialog. */
export function useCustomerForm<Values extends Record<string, string>>(options: CustomerFormOptions<Values>) {
  const { customerId, schema, values, send, done, onClose } = options
  const queryClient = useQueryClient()
  const replaceCustomer = useReplaceCustomer()
  return useAdminForm({
    schema,
    values,
    send: (value) =>
      send(value).catch((error) => {
        if (error instanceof AdminError && error.status === 409)
          void queryClient.invalidateQueries({ queryKey: customerQuery(customerId).queryKey })
        throw error
      }),
    onSent: ({ customer }) => {
      replaceCustomer(customer)
      showToast(done)
      onClose()
    },
  })
}
