import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'

/** Returns the parameters of the customer to merge: an account, or an order placed without one. */
export const getMergeParams = ({ userId, orderId }: Pick<CustomerRow, 'userId' | 'orderId'>) =>
  userId === null ? { userId: undefined, orderId: orderId ?? undefined } : { userId, orderId: undefined }

export const mergeSummaryQuery = (id: number, other: CustomerRow) =>
  queryOptions({
    queryKey: ['customers', 'merge', id, other.id],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await callAdmin('getMergeSummary', { params: { id, ...getMergeParams(other) }, signal })).summary,
  })
