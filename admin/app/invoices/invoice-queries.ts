import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

export const orderInvoicesQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['inbox', 'offers', 'order', orderId, 'invoices'],
    queryFn: ({ signal }): Promise<OrderInvoices> =>
      callAdmin('getOrderInvoices', { params: { id: orderId }, signal }),
  })
